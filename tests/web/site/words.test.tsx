import { describe, expect, it } from 'vitest'
import { guide } from '#web/content/guide.ts'
import { pageHeads } from '../../../src/web/head/page-heads.ts'
import { render } from '../../../src/web/prerender.tsx'

const maxWords = 350
const maxTileWords = 25
/** Legal texts, the questions and the article are there to be read. */
const mayBeLong = new Set(['/privacy', '/terms', '/faq', guide.path])
/**
 * What nobody sees on the page as it is opened: words for screen readers, choices that are not made, and the stills that
 * stand in for an animation. Everything else counts, also what unfolds and what is in the parts that work.
 */
const unseen = '.sr-only, option, script, [hidden], .hidden.motion-reduce\\:block'

/** The page as the build writes it, without what nobody sees. */
async function readPage(path: string): Promise<Element> {
  const page = new DOMParser().parseFromString(await render(path), 'text/html')
  const main = page.querySelector('main')
  if (main === null) throw new Error(`${path} has no content`)
  for (const part of main.querySelectorAll(unseen)) part.remove()
  return main
}

/** How many words there are: what has a letter or a digit in it. */
function countWords(part: Node): number {
  if (part.nodeType === Node.TEXT_NODE) {
    return (part.textContent ?? '').split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  }
  return [...part.childNodes].reduce((sum, child) => sum + countWords(child), 0)
}

describe.each(pageHeads.map(({ path }) => path).filter((path) => !mayBeLong.has(path)))(
  'the page %s',
  (path) => {
    it('shows rather than says: it has few words', async () => {
      const count = countWords(await readPage(path))
      expect(count).toBeGreaterThan(50)
      expect(count).toBeLessThanOrEqual(maxWords)
    })
  },
)

it('has eight features at work, each in few words', async () => {
  const tiles = [...(await readPage('/features')).querySelectorAll('[data-tile]')]
  expect(tiles).toHaveLength(8)
  const long = tiles.map((tile) => [tile.getAttribute('data-tile'), countWords(tile)] as const)
  expect(long.filter(([, count]) => count > maxTileWords)).toEqual([])
})
