import { describe, expect, it } from 'vitest'
import { needsDocument } from '#web/app/document-links.ts'
import { matchRoute, pageRoutes } from '#web/routes.tsx'

const [home, features, pricing] = ['/', '/features', '/pricing'].map(matchRoute)

describe('a link', () => {
  it.each([
    ['to a page of words', home, features, true],
    ['from a page of words', features, home, true],
    ['from one page of words to another', features, matchRoute('/faq'), true],
    ['to a page that may load no more than this one', home, pricing, false],
    ['to a page that may load more', pricing, home, true],
  ])('%s', (_, from, to, expected) => {
    if (from === undefined || to === undefined) throw new Error('a page is missing')
    expect(needsDocument(from, to)).toBe(expected)
  })
})

it('lets pages of words load nothing from others', () => {
  for (const { source, outside } of pageRoutes) if (source === null) expect(outside).toEqual([])
})
