/** Which cards somebody means who types them: by name, the beginnings of its words, initials or number, each perhaps with how many of it. */

const plain = (words: string) => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
const parts = (words: string) => plain(words).split(/[^\p{L}\d]+/u).filter(Boolean)

/** Ways to mean a name, the surest first. */
const WAYS: ((name: string, typed: string) => boolean)[] = [
  (name, typed) => plain(name) === plain(typed),
  (name, typed) => parts(name).map((part) => part[0]).join('') === plain(typed),
  (name, typed) => plain(name).startsWith(plain(typed)),
  (name, typed) => parts(typed).length > 0 && parts(typed).every((one, at) => parts(name)[at]?.startsWith(one)),
  (name, typed) => plain(name).includes(plain(typed)),
]

/** The one of several names that is meant, by its place; -1 where it is none of them, or more than one. */
export function meant(typed: string, names: string[]): number {
  if (!typed.trim()) return -1
  if (/^\d+$/.test(typed.trim())) return Number(typed) <= names.length ? Number(typed) - 1 : -1
  for (const way of WAYS) {
    const found = names.flatMap((name, at) => (way(name, typed) ? [at] : []))
    if (found.length === 1) return found[0]!
  }
  return -1
}

/** All that is meant by a list, a line or a comma between two, each as often as it says ("2 ogre", "ogre x2"); and what of it nobody understands. */
export function listOf(typed: string, names: string[]): { found: number[]; rest: string[] } {
  const [found, rest] = [[] as number[], [] as string[]]
  for (const one of typed.split(/[,;\n\t]/).map((part) => part.trim()).filter(Boolean)) {
    const [, before, word, after] = /^(?:(\d+)\s*[x×]?\s+)?(.+?)(?:\s*[x×]\s*(\d+))?$/iu.exec(one)!
    const at = meant(word!, names)
    if (at < 0) rest.push(one)
    else found.push(...Array<number>(Number(before ?? after ?? 1)).fill(at))
  }
  return { found, rest }
}
