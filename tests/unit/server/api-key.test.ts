import { describe, expect, it } from 'vitest'
import { createApiKey, hasApiKey, isApiKey, startOfKey } from '#server/lib/secret-text.ts'

describe('an API key', () => {
  it('has a prefix, 32 random characters and their checksum', () => {
    const key = createApiKey()
    expect(key).toMatch(/^precis_[0-9A-Za-z]{32}_[0-9A-Za-z]{6}$/)
    expect(isApiKey(key)).toBe(true)
    expect(createApiKey()).not.toBe(key)
    expect(startOfKey(key)).toBe(key.slice(0, 11))
  })

  it('is the same for the same chance, and leaves bytes out that would favour some characters', () => {
    const bytes = Buffer.from(Array.from({ length: 32 }, (_, position) => (position === 0 ? 255 : position)))
    const key = createApiKey(() => bytes)
    expect(key).toBe('precis_123456789ABCDEFGHIJKLMNOPQRSTUV1_4bsadQ')
    expect(isApiKey(key)).toBe(true)
  })

  it('is distinguished from one with a typo, without a look at the database', () => {
    const key = createApiKey()
    const other = key[20] === 'a' ? 'b' : 'a'
    expect(isApiKey(key.slice(0, 20) + other + key.slice(21))).toBe(false)
    for (const wrong of [
      '',
      'precis_',
      key.slice(0, -1),
      `${key}a`,
      ` ${key}`,
      key.replace('precis', 'PRECIS'),
    ])
      expect(isApiKey(wrong), wrong).toBe(false)
  })

  it('is found in a text', () => {
    expect(hasApiKey(`/api/runs?key=${createApiKey()}&x=1`)).toBe(true)
    expect(hasApiKey('/api/runs?key=precis_and_more')).toBe(false)
  })
})
