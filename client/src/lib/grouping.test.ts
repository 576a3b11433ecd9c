import { expect, test } from 'vitest'
import { offers } from './deciding'
import { beginnings, folded, grouped, isCrowded, listed, ordered, questions, rows, shorter, waysOf } from './grouping'
import { ask, cell, piece, scene } from './samples'
import type { Scene } from './wire'

const table = scene({ cells: [cell('a', 0, 0, { title: 'Hall' })], pieces: [piece('ulf', 'a'), piece('orc', 'a'), piece('eir', 'a')] })

test('options are grouped by the first thing in which they differ', () => {
  const all = offers([ask(1, ['s1', 'ulf', 'orc'], ['s2', 'ulf', 'orc'], ['s3', 'ulf', 'orc'], ['w', 'ulf', 'a'], ['v', 'ulf', 'a'], ['x', 'ulf', 'a'])])
  expect(grouped(all, table).map((group) => [group.title, group.offers.length])).toEqual([['orc', 3], ['Hall', 3]])
})

test('few options stand in one list, and so do those that would each stand alone', () => {
  expect(grouped(offers([ask(1, ['a', 'ulf'], ['b', 'orc'])]), table)).toHaveLength(1)
  const many = offers([ask(1, ['a', 'a1'], ['b', 'a2'], ['c', 'a3'], ['d', 'a4'], ['e', 'a5'], ['f', 'a6'])])
  expect(grouped(many, table)).toHaveLength(1)
})

test('what touches nothing further stands last, and keys follow what is shown', () => {
  const all = offers([ask(1, ['rest', 'ulf'], ['s1', 'ulf', 'orc'], ['s2', 'ulf', 'orc'], ['s3', 'ulf', 'orc'], ['w', 'ulf', 'a'], ['v', 'ulf', 'a'], ['x', 'ulf', 'a'])])
  expect(grouped(all, table).map((group) => group.title)).toEqual(['orc', 'Hall', ''])
  expect(ordered([ask(1)], all, table).map((offer) => offer.option.words)).toEqual(['s1', 's2', 's3', 'w', 'v', 'x', 'rest'])
})

test('folded options say how they begin, if each kind of them has a beginning', () => {
  const told = (...words: string[]) => {
    const all = offers([ask(1, ...words.map((one): [string] => [one]))])
    all.forEach((offer) => (offer.option.notation = offer.option.words))
    return beginnings(all)
  }
  expect(told('Dodge to b2: 1 stamina', 'Dodge to c3: 1 stamina', 'Dodge on the spot')).toBe('Dodge …')
  expect(told('Walk to b2', 'Walk to c3', 'Run to b2', 'Run to c3')).toBe('Walk to …, Run to …')
  expect(told('Walk to b2: free', 'Walk to c3: free', 'Run to b2: 1 stamina', 'Run to c3: 1 stamina')).toBe('Walk to …: free; Run to …: 1 stamina')
  expect(told('Dodge to b2: 0 dice: in vain', 'Dodge here: 0 dice: in vain')).toBe('Dodge …: 0 dice: in vain')
  expect(told('Run to b2: 1 stamina', 'Run to c3: 2 stamina')).toBe('Run to …')
  expect(told('Dodge to b2: 1 stamina, 0 dice', 'Dodge to c3: 2 stamina, 0 dice')).toBe('Dodge to …: 0 dice')
  expect(told('Walk to b2', 'Run to b2')).toBe('')
})

test('many places of one kind are pointed at on the board, and their list is folded', () => {
  const places = Array.from({ length: 9 }, (_, at) => cell(`c${at}`, at, 0))
  const map = scene({ cells: places, pieces: [piece('ulf', 'c0'), piece('orc', 'c1')] })
  const walks = places.map((place): [string, ...string[]] => [`Go ${place.id}`, 'ulf', place.id])
  const all = offers([ask(1, ['Strike', 'ulf', 'orc'], ['Strike weakly', 'ulf', 'orc'], ...walks)])
  all.forEach((offer) => (offer.option.notation = offer.option.words))
  all[1]!.option.spare = true
  const { open, board, spare } = folded(all, map, false)
  expect([open.length, board.length, spare.length]).toEqual([1, 9, 1])
  expect(ordered([ask(1)], all, map).map((offer) => offer.option.words)).toEqual(['Strike'])
  expect(folded(all, map, true).open).toHaveLength(11)
  expect(folded(all.slice(2), map, false).open).toHaveLength(9)
})

test('a few places are folded only where they would push something else out of sight', () => {
  const places = Array.from({ length: 5 }, (_, at) => cell(`c${at}`, at, 0))
  const map = scene({ cells: places, pieces: [piece('ulf', 'c0')] })
  const walks = places.map((place): [string, ...string[]] => [`Go ${place.id}`, 'ulf', place.id])
  const all = offers([ask(1, ['Search', 'ulf'], ...walks)])
  all.forEach((offer) => (offer.option.notation = offer.option.words))
  expect(folded(all, map, false).board).toHaveLength(5)
  all[0]!.option.ends = true
  expect(folded(all, map, false).board).toHaveLength(0)
})

test('what several of our seats are asked in the same words is one question, and passing ends it', () => {
  const asks = [ask(1, ['Vorn: parry', 'ulf'], ['Nobody does']), ask(2, ['Maya: hide', 'eir'], ['Nobody does']), { ...ask(3, ['Go']), words: 'Where to?' }]
  asks[0]!.passes = 1
  expect(questions(asks).map((question) => question.map((one) => one.number))).toEqual([[1, 2], [3]])
  const all = offers(asks)
  expect(all.filter((offer) => offer.option.ends)).toHaveLength(1)
  expect(ordered(asks, all, table).map((offer) => offer.option.words)).toEqual(['Vorn: parry', 'Maya: hide', 'Nobody does', 'Go'])
})

test('what is hardly ever wanted is folded, unless the question is about nothing else', () => {
  const all = offers([ask(1, ['Strike'], ['Save'], ['Go on'])])
  all[1]!.option.spare = true
  all[2]!.option.ends = true
  expect(folded(all, scene(), false).spare).toHaveLength(1)
  expect(folded(all.slice(1), scene(), false)).toMatchObject({ open: all.slice(1), spare: [] })
  const end = offers([ask(1, ['Save'], ['Stop at every roll'], ['End the phase'])])
  end.forEach(({ option }, at) => (option[at < 2 ? 'spare' : 'ends'] = true))
  expect(folded(end, scene(), false)).toMatchObject({ open: [end[2]], spare: end.slice(0, 2) })
})

test('places that stand beside other things have a heading of their own', () => {
  const map = scene({ cells: [cell('a', 0, 0), cell('b', 1, 0)], mats: [], pieces: [piece('ulf', 'a'), piece('orc', 'b')] })
  const uses = (['cut', 'stab', 'bash', 'kick'] as const).map((words): [string, ...string[]] => [words, 'ulf', 'orc'])
  const all = offers([ask(1, ['Walk a', 'a'], ['Walk b', 'b'], ['Rest'], ...uses)])
  expect(grouped(all, map).map((group) => group.title)).toEqual(['orc', 'On the board', ''])
})

test('an option does not say again what its heading says', () => {
  expect(shorter('Archer (c2): shot at the Giant', 'Archer (c2)')).toBe('Shot at the Giant')
  expect(shorter('Archère (c2)\u00a0: tir contre le Géant', 'Archère (c2)')).toBe('Tir contre le Géant')
  expect(shorter('Archers march', 'Archer')).toBe('Archers march')
  expect(shorter('Archer: shot', '')).toBe('Archer: shot')
})

test('who has much to choose from is told to point at somebody first', () => {
  const shots = (who: string) => Array.from({ length: 5 }, (_, at): [string, ...string[]] => [`${who} ${at}`, who, `target${at}`])
  const many = grouped(offers([ask(1, ...shots('ulf'), ...shots('orc'), ...shots('eir'))]), table)
  expect(isCrowded(many)).toBe(true)
  expect(isCrowded(grouped(offers([ask(1, ...shots('ulf'))]), table))).toBe(false)
})

test('in a crowd who has much to choose from stays shut, unless a lesson means it', () => {
  const shots = (who: string, count: number) => Array.from({ length: count }, (_, at): [string, ...string[]] => [`${who} ${at}`, who, `target${at}`])
  const asks = [ask(1, ...shots('ulf', 6), ...shots('orc', 2), ...shots('eir', 6))]
  const all = offers(asks)
  const shut = (meant?: (offer: (typeof all)[0]) => boolean) => listed(asks, all, table, false, meant).shut.map((group) => group.title)
  expect(shut()).toEqual(['ulf', 'eir'])
  expect(shut((offer) => offer.index === 9)).toEqual(['ulf'])
  expect(ordered(asks, all, table).map((offer) => offer.option.words)).toEqual(['orc 0', 'orc 1'])
  expect(ordered(asks, all, table, true)).toHaveLength(14)
})

test('a card from the hand is called once with all its places, and what lies is moved by pointing at it', () => {
  const zone = { id: 'army', title: 'Army', cards: ['wolf', 'bear'].map((id) => ({ id, title: id, rows: [] })), tokens: [], dice: [] } as unknown as Scene['zones'][0]
  const field = scene({ cells: ['a1', 'b1', 'c1'].map((id, at) => cell(id, at, 0)), pieces: [piece('ape', 'a1')], mats: [], zones: [zone] })
  const places = ['wolf', 'bear'].flatMap((who) => ['a1', 'b1', 'c1'].map((place): [string, ...string[]] => [`${who} on ${place}`, who, place]))
  const all = offers([ask(1, ...places, ['Move ape to b1', 'ape', 'b1'])])
  all.forEach(({ option }) => (option.notation = `Place ${option.touches.join(' ')}`))
  all.at(-1)!.option.spare = true
  expect(folded(all, field, false).board).toEqual([])
  expect(rows(folded(all, field, false).open, field).map((row) => [row.lead, ...row.places.map((way) => way.says)])).toEqual([['wolf on', 'a1', 'b1', 'c1'], ['bear on', 'a1', 'b1', 'c1']])
  const wide = scene({ ...field, cells: Array.from({ length: 7 }, (_, at) => cell(`a${at}`, at, 0)) })
  const many = offers([ask(1, ...['wolf', 'bear'].flatMap((who) => wide.cells.map(({ id }): [string, ...string[]] => [`${who} on ${id}`, who, id])))])
  many.forEach(({ option }) => (option.notation = `Place ${option.touches.join(' ')}`))
  expect(listed([ask(1)], many, { ...wide, zones: field.zones }, false).shut.map((group) => group.title)).toEqual(['wolf', 'bear'])
})

const cube = (id: string) => ({ id, name: `Cube: ${id}`, icon: '', glyph: id, tint: 'plain' as const, count: 1, at: '', spent: false, lines: [] })
const hero = { id: 'jaheen', title: 'Jaheen', icon: '', glyph: '', tint: 'green' as const, badges: [], tracks: [], slots: [], rows: [], cards: [], lines: [], piece: '', mark: '' as const, tokens: ['red', 'green', 'blue'].map(cube) }
const paid = (...words: string[]) => {
  const all = offers([ask(1, ...words.map((one): [string, ...string[]] => [one]))])
  for (const { option } of all) {
    const [, skill, price, rest] = option.words.match(/^(.+) \((\w+)\): (.+)$/) ?? []
    if (!skill) continue
    option.notation = `Use ${skill} ${price}`
    option.touches = [skill, price!]
    expect(rest).toBeTruthy()
  }
  return all
}

test('what can be paid in several ways is said once, the other prices beside it', () => {
  const all = paid('Pray (red): heal 2', 'Pray (green): heal 2', 'Bless (red): heal 3', 'Pray (blue): heal 2', 'Rest')
  const table = scene({ mats: [hero as never] })
  expect(rows(all, table).map((row) => [row.offer.option.words, ...row.ways.map((way) => way.says)])).toEqual([
    ['Pray (red): heal 2', 'green', 'blue'],
    ['Bless (red): heal 3'],
    ['Rest'],
  ])
  expect(ordered([ask(1)], all, table)).toHaveLength(3)
})

test('what would do something else for another price has a row of its own', () => {
  const all = paid('Strike (red): one target within reach', 'Strike (green): whomever you like, wherever they are, twice')
  expect(rows(all, scene({ mats: [hero as never] }))).toHaveLength(2)
  expect(rows(paid('Pray (red): heal 2', 'Pray (green): heal 2'), scene())).toHaveLength(2)
  const cubes = offers([ask(1, ['Spend red', 'red'], ['Spend green', 'green'])])
  expect(rows(cubes, scene({ mats: [hero as never] }))).toHaveLength(2)
})

test('a price is no heading, and what stands on the board leads a long list', () => {
  const all = paid('Pray (red): a', 'Bless (red): b', 'Burn (green): c', 'Heal (green): d', 'Sing (blue): e', 'Open the door')
  all[5]!.option.touches = ['door']
  const edge = { id: 'door', name: 'Door' }
  const table = scene({ mats: [hero as never], edges: [edge as never] })
  expect(grouped(all, table)).toHaveLength(1)
  expect(ordered([ask(1)], all, table)[0]!.option.words).toBe('Open the door')
})

test('options stand under the headings that the game gives them, however few they are, what has none last', () => {
  const all = offers([ask(1, ['Rest'], ['Hew'], ['Drink'], ['Stab'])])
  all[1]!.option.heading = all[3]!.option.heading = 'Cube Actions: 2 left'
  all[2]!.option.heading = 'Minor Action'
  expect(grouped(all, table).map((group) => [group.title, ...group.offers.map((offer) => offer.option.words)])).toEqual([
    ['Cube Actions: 2 left', 'Hew', 'Stab'],
    ['Minor Action', 'Drink'],
    ['', 'Rest'],
  ])
})

test('a card that can go to several places is one row, unless something else tells its places apart', () => {
  const tile = (id: string) => ({ id, title: id, icon: '', tint: 'plain' as const, lines: [], rows: [], badges: [], piece: '', copies: 1, label: '', mark: '' as const, turned: false, face_down: false })
  const camp = scene({ zones: [{ id: 'camp', title: 'Tiles', cards: ['fury', 'calm', 'ward'].map(tile) } as never] })
  const all = offers([ask(1, ...['fury', 'calm', 'ward'].flatMap((id): [string, ...string[]][] => [[`${id}, over Strike`, id, 'strike'], [`${id}, over Guard`, id, 'guard']]))])
  for (const { option } of all) option.notation = `Upgrade ${option.touches.join(' ')}`
  expect(rows(all, camp).map((row) => [row.offer.option.words, row.paid, ...row.ways.map((way) => way.says)])).toEqual([
    ['fury, over Strike', false, 'Guard'],
    ['calm, over Strike', false, 'Guard'],
    ['ward, over Strike', false, 'Guard'],
  ])
  all[1]!.option.odds = [{ words: 'hit' } as never]
  expect(rows(all, camp)).toHaveLength(4)
  expect(rows(all.slice(2), camp)).toHaveLength(4)
})

test('of options under headings those that use what stands on the board lead', () => {
  const all = offers([ask(1, ['Hew'], ['Drink'], ['Open', 'door'])])
  all[0]!.option.heading = 'Cube Actions'
  all[1]!.option.heading = all[2]!.option.heading = 'Minor Action'
  const hall = scene({ edges: [{ id: 'door', name: 'Door' } as never] })
  expect(grouped(all, hall).map((group) => group.offers.map((offer) => offer.option.words))).toEqual([['Open', 'Drink'], ['Hew']])
})

test('a place to go to is listed once: as an option or beside one', () => {
  const walks: [string, ...string[]][] = [['Ulf: walk to e3', 'ulf', 'e3'], ['Ulf: walk to d4', 'ulf', 'd4'], ['Orc: walk to b2', 'orc', 'b2'], ['Orc: walk to a3', 'orc', 'a3'], ['Orc: walk to b4', 'orc', 'b4'], ['Eir: walk to c1', 'eir', 'c1']]
  const cards = ['ulf', 'orc', 'eir'].map((id) => ({ id, title: id, rows: [] }))
  const table = scene({ zones: [{ id: 'army', title: 'Army', tokens: [], dice: [], cards } as never] })
  for (const n of [5, 6]) {
    const all = offers([ask(1, ...walks.slice(0, n), ['End the turn'])])
    for (const { option } of all.slice(0, n)) option.notation = `Walk ${option.touches.join(' ')}`
    all.at(-1)!.option.ends = true
    const ways = waysOf([ask(1)], all, table)
    const listed = ordered([ask(1)], all, table).flatMap((offer) => [offer, ...ways.get(offer)!.ways.map((way) => way.offer)])
    expect(new Set(listed).size).toBe(n)
    expect(listed).toHaveLength(n)
  }
})

test('what is hardly ever wanted leads no list, not even one that is shown whole', () => {
  const all = offers([ask(1, ['save'], ['strike', 'ulf', 'orc'], ['walk', 'ulf', 'a'])])
  all[0]!.option.spare = true
  expect(folded(all, table, true).open.map((offer) => offer.option.words)).toEqual(['strike', 'walk', 'save'])
})

test('what names somebody with a place in brackets names it whole', () => {
  const tile = (id: string) => ({ id, title: id, icon: '', tint: 'plain' as const, lines: [], rows: [], badges: [], piece: '', copies: 1, label: '', mark: '' as const, turned: false, face_down: false })
  const army = scene({ zones: [{ id: 'army', title: 'Army', cards: ['healer', 'witch', 'monk'].map(tile) } as never] })
  const all = offers([ask(1, ...['healer', 'witch', 'monk'].flatMap((id): [string, ...string[]][] => [[`${id} heals Ogre (b2)`, id, 'ogre'], [`${id} heals Pike Drill (d4)`, id, 'pike']]))])
  for (const { option } of all) option.notation = `Heal ${option.touches.join(' ')}`
  expect(rows(all, army)[0]!.ways.map((way) => way.says)).toEqual(['Pike Drill (d4)'])
})
