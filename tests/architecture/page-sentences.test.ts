import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { firstLanguage } from '#product/interface-languages.ts'
import { readCatalogues, textsOf } from '../../scripts/messages/catalogue.ts'
import { folders } from '../../scripts/messages/compile-all.ts'
import { sentencesIn } from './page-sentences.ts'
import { projectDir } from './planted-tree.ts'
import { readSources } from './source-files.ts'

/** What the example videos say, and lines about them, in the language of the videos. */
const ofExamples = /^src\/web\/content\/(?:example-lines|example-video|lies|small-result)\.ts$/

/** What programs read of our pages, or people copy for one: structured data, the feed, code. */
const forPrograms = /^src\/web\/(?:head\/(?:site-files|structured-data)|content\/developers)\.ts$/

it('the code writes no sentence of a page outside of the messages of its language', () => {
  const files = readSources().filter(({ path: file }) => /^src\/web\/.*\.tsx?$/.test(file))
  const found = files
    .filter(({ path: file }) => ![forPrograms, ofExamples].some((pattern) => pattern.test(file)))
    .flatMap(({ path: file }) => sentencesIn(path.join(projectDir, file)).map((text) => `${file}: ${text}`))
  expect(files.length).toBeGreaterThan(300)
  expect(found).toEqual([])
})

it('the search for sentences finds text between tags, in attributes, in strings and in templates, and no code', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'precis-sentences-'))
  const file = path.join(dir, 'part.tsx')
  const code = [
    "import { Link } from 'Some module'",
    "const part = lazyPart(() => import('./part.tsx'), 'Part')",
    'const one = <p className="mt-2 flex" aria-label="Close the list">Try again</p>',
    "const two = [{ title: 'Copied' }, 'left-to-right', 'ArrowLeft', 'Escape', '/pricing']",
    'const three = `${count} videos are left`',
    "const later = 'noscript:opacity-100! print:opacity-100!'",
    "if (two.length === 9) throw new Error('The page has no root')",
  ]
  writeFileSync(file, code.join('\n'))
  expect(sentencesIn(file)).toEqual(['Close the list', 'Try again', 'Copied', 'videos are left'])
  rmSync(dir, { recursive: true })
})

describe('a sentence of the pages', () => {
  const messages = [...textsOf(readCatalogues(folders.messages, firstLanguage).values())]
  /** The keys that have one sentence in common. */
  function findCopies(texts: readonly (readonly [string, string])[]): string[] {
    const sentences = texts.filter(([, text]) => text.length > 60)
    return [...Map.groupBy(sentences, ([, text]) => text).values()]
      .filter((copies) => copies.length > 1)
      .map((copies) => copies.map(([key]) => key).join(' '))
  }

  it('stands in one message, or is changed in all of them together', () => {
    expect(findCopies(messages).toSorted()).toEqual([
      'accountPage.tooManyDevices listTexts.held problemTexts.DEVICE_LIMIT.detail',
      'home.lead publicResult.invitation',
      'translationTexts.causes.cut translationTexts.causes.unusable translationTexts.causes.unfound',
    ])
  })

  it('is found where a second message has it', () => {
    const text = 'A sentence that is long enough to be one sentence of two pages at once.'
    expect(
      findCopies([
        ['home.planted', text],
        ['faq.planted', text],
      ]),
    ).toEqual(['home.planted faq.planted'])
  })
})
