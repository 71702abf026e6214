import { describe, expect, it } from 'vitest'
import { exampleVideos } from '#product/examples.ts'
import { checkStatement } from '#evidence/check-statement.ts'
import { createEvidenceIndex } from '#evidence/evidence-index.ts'
import { createSampleSource } from '#server/adapters/samples/sample-source.ts'
import { splitSentences } from '#server/domain/text/split-sentences.ts'
import { honestLine, lies } from '../../../src/web/content/lies.ts'

const [{ videoId }] = exampleVideos

async function stateOf(line: { text: string; quote: string }) {
  const context = { signal: new AbortController().signal, choice: null }
  const sample = await createSampleSource().fetch(videoId, context)
  const index = createEvidenceIndex(splitSentences(sample?.cues ?? [], 'en'), 'en')
  return checkStatement(index, { ...line, sentence: -1 }).state
}

describe('the lies that a reader can try', () => {
  it('begin with a line of which nothing differs', async () => {
    expect(await stateOf(honestLine)).toBe('words-found')
  })

  it.each(lies)('are seen through: $name', async (lie) => {
    expect(['differs', 'not-found']).toContain(await stateOf(lie))
  })
})
