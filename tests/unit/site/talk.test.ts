import { expect, it } from 'vitest'
import { exampleVideos } from '#product/examples.ts'
import { checkStatement } from '#evidence/check-statement.ts'
import { createEvidenceIndex } from '#evidence/evidence-index.ts'
import { createSampleSource } from '#server/adapters/samples/sample-source.ts'
import { splitSentences } from '#server/domain/text/split-sentences.ts'
import { extractSummary } from '#server/engines/extractive/extract-summary.ts'
import { inputOf } from '../extractive/transcripts.ts'
import { sectionStarts, spoken, spokenFrom, talk, talkLine } from '../../../src/web/content/talk.ts'

const [{ videoId }] = exampleVideos

async function readTalk() {
  const context = { signal: new AbortController().signal, choice: null }
  const sample = await createSampleSource().fetch(videoId, context)
  if (sample === null) throw new Error('The example has no transcript.')
  return { sample, sentences: splitSentences(sample.cues, 'en') }
}

it('shows sentences that stand in the transcript of the talk, one after the other', async () => {
  const { sentences } = await readTalk()
  expect(sentences.slice(spokenFrom, spokenFrom + spoken.length).map(({ text }) => text)).toEqual(spoken)
})

it('gives its line the state that the check of every summary gives it', async () => {
  const { sentences } = await readTalk()
  const { text, quote, paragraph: _place, more: _more, ...found } = talkLine
  const index = createEvidenceIndex(sentences, 'en')
  expect(checkStatement(index, { text, quote, sentence: -1 })).toEqual({ text, quote, ...found })
})

it('shows the sections that are found in the talk', async () => {
  const { sample, sentences } = await readTalk()
  const { chapters } = extractSummary(inputOf(sentences, talk))
  expect(chapters.map(({ sentence }) => sentences[sentence]?.start)).toEqual(sectionStarts)
  expect([sample.title, sample.channel, sample.durationSeconds]).toEqual(Object.values(talk))
})
