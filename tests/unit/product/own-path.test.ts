import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ownPath } from '#product/site-address.ts'

const foreign = [
  'https://evil.test/x',
  '//evil.test',
  String.raw`/\evil.test`,
  '/.//evil.test',
  '/..//evil.test',
  '/%2e//evil.test',
  '/a/..//evil.test',
  '/\t/evil.test',
  '/./\\evil.test',
  'javascript:alert(1)',
  'evil',
]

describe('a path to go on to', () => {
  it.each(['/', '/history?sort=oldest', '/v/abc?t=10s#top', '/faq/../pricing'])(
    'may be of this site: %s',
    (path) => {
      expect(ownPath(path)).toBe(path.replace('/faq/../', '/'))
    },
  )

  it.each(foreign)('is none that leads to another site: %s', (path) => {
    expect(ownPath(path)).toBeNull()
  })

  it('never leads away, whatever it is made of', () => {
    const part = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2e',
      '%2F',
      '%5c',
      '\t',
      '\n',
      ' ',
      'evil.test',
      '@',
      ':',
      '?',
      '#',
      'a',
      '//',
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 10 }), (parts) => {
        const path = ownPath(`/${parts.join('')}`)
        if (path === null) return
        const site = 'https://videos.example'
        expect(new URL(path, site).origin).toBe(site)
        expect(new URL(new URL(path, site).pathname, site).origin).toBe(site)
        expect(ownPath(path)).toBe(path)
      }),
      { numRuns: 5000 },
    )
  })
})
