import { expect, it } from 'vitest'
import { pageHeads } from '../../../src/web/head/page-heads.ts'
import { indexedPaths } from '../../../src/web/prerender.tsx'

it('the list of pages gives every page that search engines list a head, and no other one', () => {
  expect(pageHeads.map(({ path }) => path).toSorted()).toEqual(indexedPaths.toSorted())
})
