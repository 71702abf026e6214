import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { splitSentences } from '#core/text/split-sentences.ts'
import { checkStatement } from '#evidence/check-statement.ts'
import { createEvidenceIndex } from '#evidence/evidence-index.ts'
import { exampleVideos } from '#product/examples.ts'
import { createSampleSource } from '#server/adapters/samples/samples.ts'
import { honestLine, lies } from '../../../src/web/content/lies.ts'
import { figure, measured, measuredBy, methods } from '../../../src/web/content/measured.ts'

const [{ videoId }] = exampleVideos

async function check(line: { text: string; quote: string }) {
  const context = { signal: new AbortController().signal, choice: null }
  const sample = await createSampleSource().fetch(videoId, context)
  const index = createEvidenceIndex(splitSentences(sample?.cues ?? [], 'en'), 'en')
  return checkStatement(index, { ...line, sentence: -1 })
}

describe('the lies that a reader can try', () => {
  it('begin with a line of which nothing differs', async () => {
    expect((await check(honestLine)).state).toBe('words-found')
  })

  it.each(lies)('are seen through, but for the one that is said to pass: $name', async (lie) => {
    const expected = lie.name === 'One that passes' ? ['words-found'] : ['differs', 'not-found']
    expect(expected).toContain((await check(lie)).state)
  })
})

const root = new URL('../../../', import.meta.url)

describe('a figure on a page', () => {
  it.each(Object.entries(measured))(
    'stands in the file that says how it was measured: %s',
    async (name, text) => {
      const method = Object.entries(measuredBy).find(([known]) => known === name)?.[1] ?? 'speed'
      const source = await readFile(new URL(methods[method].file, root), 'utf8')
      expect(source).toContain(text)
    },
  )

  it('is written with the decimals of its file, as the language of the page writes them', () => {
    for (const name of ['evidenceTalks', 'wordForWordShown', 'otherTranscriptShown'] as const) {
      expect(figure(name)).toBe(measured[name])
      expect(figure(name, 'de')).toBe(measured[name].replace('.', ','))
    }
  })
})
