import { expect, it } from 'vitest'
import { keyedMemo } from '#server/lib/keyed-memo.ts'

it('computes once a key and text, drops the least recent one past its size, and caches no missing result', () => {
  const asked: string[] = []
  const memo = keyedMemo(2, (key: { name: string }, text) => {
    asked.push(`${key.name}${text}`)
    return text === 'none' ? undefined : `${key.name} ${text}`
  })
  const [one, other] = [{ name: 'x' }, { name: 'y' }]
  const given = ['a', 'a', 'none', 'none', 'b', 'a', 'c', 'a', 'b'].map((text) => memo(one, text))
  expect(given).toEqual(['x a', 'x a', undefined, undefined, 'x b', 'x a', 'x c', 'x a', 'x b'])
  expect(memo(other, 'a')).toBe('y a')
  expect(asked).toEqual(['xa', 'xnone', 'xnone', 'xb', 'xc', 'xb', 'ya'])
})
