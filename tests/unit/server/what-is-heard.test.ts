import { expect, it } from 'vitest'
import { fillSite } from '#server/http/page-files.ts'

const site = {
  supportEmail: null,
  isDemoBilling: true,
  policy: { hasPlans: true, hasSharing: true, takesCodes: true },
  engine: { identity: { kind: 'extractive' } },
} as const

it.each([
  ['no', null, {}, true],
  ['files', {}, null, false],
  ['links', {}, {}, false],
  ['videos', {}, {}, true],
])('a page knows what its site hears: %s', (heard, recognizer, cut, findsVideos) => {
  const page = fillSite(
    '<html data-recognizer="unknown">',
    { ...site, recognizer, soundLinks: { cut, findsVideos } },
    '',
  )
  expect(page).toBe(`<html data-recognizer="${heard}">`)
})
