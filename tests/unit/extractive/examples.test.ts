import { describe, expect, it } from 'vitest'
import { extractSummary } from '#core/extractive/extract-summary.ts'
import { splitSentences } from '#core/text/split-sentences.ts'
import { exampleVideos } from '#product/examples.ts'
import { createSampleSource } from '#server/adapters/samples/samples.ts'
import { inputOf } from './transcripts.ts'

const dangling =
  /^(?:(?:and|so|but|yet|this|that|these|those|it|they|he|she|which|because)(?![\p{L}-])|that['’]s|\p{L}+ \d+ of them|\p{L}+ (?:that|this|them) and)/iu

const never = new AbortController().signal

async function readExample(videoId: string) {
  const sample = await createSampleSource().fetch(videoId, { signal: never, choice: null })
  if (sample === null || sample.language === null) throw new Error('The example has no transcript.')
  const sentences = splitSentences(sample.cues, sample.language)
  const { title, durationSeconds } = sample
  return { sentences, result: extractSummary(inputOf(sentences, { title, durationSeconds })) }
}

describe.each(exampleVideos)('the example $title', ({ videoId }) => {
  it('has insights in the order of time', async () => {
    const { result } = await readExample(videoId)
    const order = result.insights.map(({ sentence }) => sentence)
    expect(order.length).toBeGreaterThan(3)
    expect(order).toEqual(order.toSorted((a, b) => a - b))
  })

  it('shows no sentence that hangs on the one before', async () => {
    const { result } = await readExample(videoId)
    const shown = [...result.summary, ...result.insights].map(({ text }) => text)
    expect(shown.filter((text) => dangling.test(text))).toEqual([])
  })

  it('names its sections by phrases that are said in them, no two alike', async () => {
    const { result, sentences } = await readExample(videoId)
    const titles = result.chapters.map(({ title }) => title).filter((title) => title !== '')
    expect(titles.length).toBeGreaterThanOrEqual(4)
    expect(new Set(titles).size).toBe(titles.length)
    for (const [position, { title, sentence }] of result.chapters.entries()) {
      const spoken = sentences
        .slice(sentence, result.chapters[position + 1]?.sentence)
        .map(({ text }) => text)
      expect(spoken.join(' ').toLowerCase()).toContain(title.toLowerCase())
    }
  })
})

it('the engine finds the sentence of the Kennedy transcript that everybody knows, whole', async () => {
  const { result } = await readExample('WZyRbnpGyzQ')
  const shown = [...result.summary, ...result.insights].map(({ text }) => text)
  expect(shown).toContainEqual(
    expect.stringMatching(
      /^We choose to go to the moon .* not because they are easy, but because they are hard\.$/,
    ),
  )
})
