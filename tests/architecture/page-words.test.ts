import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { Window } from 'happy-dom'
import { describe, expect, it } from 'vitest'
import { guide } from '../../src/web/content/guide.ts'
import { pageHeads } from '../../src/web/head/page-heads.ts'

const maxWords = 350
const maxTileWords = 25
/** Legal texts, the questions and the article are there to be read. */
const mayBeLong = new Set(['/privacy', '/terms', '/faq', guide.path])
/**
 * The words that nobody sees on the page as it is opened: words for screen readers, choices that are not
 * made, and the stills that stand in for an animation. Everything else counts, also what unfolds and what is
 * in the parts that work.
 */
const unseen = '.sr-only, option, script, [hidden], .hidden.motion-reduce\\:block'

/** The content of a page as it was built. */
async function readPage(path: string) {
  const file = `dist/pages${path === '/' ? '' : path}/index.html`
  if (!existsSync(file)) throw new Error(`There is no ${file}. Run npm run build first.`)
  const window = new Window({ settings: { disableJavaScriptEvaluation: true } })
  const page = new window.DOMParser().parseFromString(await readFile(file, 'utf8'), 'text/html')
  const main = page.querySelector('main')
  if (main === null) throw new Error(`${path} has no content`)
  for (const part of main.querySelectorAll(unseen)) part.remove()
  // The heads and figures of a table are looked up, not read.
  for (const head of main.querySelectorAll('th')) head.remove()
  for (const cell of main.querySelectorAll('td')) if (!/\p{L}/u.test(cell.textContent)) cell.remove()
  return main
}

type Content = { nodeType: number; textContent: string | null; childNodes: Iterable<Content> }

/** The number of words there are: what has a letter or a digit in it. */
function countWords({ nodeType, textContent, childNodes }: Content): number {
  if (nodeType === 3)
    return (textContent ?? '').split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  return [...childNodes].reduce((sum, child) => sum + countWords(child), 0)
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

it('the page of features has eight features at work, each in few words', async () => {
  const tiles = [...(await readPage('/features')).querySelectorAll('[data-tile]')]
  expect(tiles).toHaveLength(8)
  const long = tiles.map((tile) => [tile.getAttribute('data-tile'), countWords(tile)] as const)
  expect(long.filter(([, count]) => count > maxTileWords)).toEqual([])
})
