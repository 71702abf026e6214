import { describe, expect, it } from 'vitest'
import { splitSentences } from '#core/text/split-sentences.ts'
import { checkStatement } from '#evidence/check-statement.ts'
import { createEvidenceIndex } from '#evidence/evidence-index.ts'
import { exampleVideos } from '#product/examples.ts'
import { createSampleSource } from '#server/adapters/samples/samples.ts'
import { honestLine, lies } from '../../../src/web/content/lies.ts'

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
