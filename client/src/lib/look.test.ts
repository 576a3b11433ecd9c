import { expect, test } from 'vitest'
import { glance, look } from './look.svelte'

test('what moved away under the pointer is looked at no more', () => {
  document.body.innerHTML = '<article data-looks><b></b></article><p></p>'
  look.id = 'maya'
  glance(document.querySelector('b'))
  expect(look.id).toBe('maya')
  glance(document.querySelector('p'))
  expect(look.id).toBe('')
})
