import { expect, it } from 'vitest'
import { splitSentences } from '#core/text/split-sentences.ts'
import { noPayers } from '#core/writing/language-model.ts'
import { checkStatement } from '#evidence/check-statement.ts'
import { createEvidenceIndex } from '#evidence/evidence-index.ts'
import { exampleVideos } from '#product/examples.ts'
import { readAuthoredSummary, createSampleSource } from '#server/adapters/samples/samples.ts'
import { defaultOptions } from '#server/features/summaries/present.ts'
import { writeSummary } from '#server/features/summaries/write-summary.ts'
import { noLineChecks } from '#server/ports/summary-engine.ts'
import {
  searchedSentences,
  exampleInsights,
  exampleSections,
} from '../../../src/web/content/example-lines.ts'
import {
  cues,
  shortLine,
  spoken,
  spokenFrom,
  exampleVideo,
  exampleLine,
} from '../../../src/web/content/example-video.ts'
import { smallResult } from '../../../src/web/content/small-result.ts'

const [{ videoId }] = exampleVideos

async function readTalk() {
  const context = { signal: new AbortController().signal, choice: null }
  const sample = await createSampleSource().fetch(videoId, context)
  if (sample === null) throw new Error('The example has no transcript.')
  return { sample, sentences: splitSentences(sample.cues, 'en') }
}

it('the example shows sentences that stand in the transcript of the talk, one after the other', async () => {
  const { sentences } = await readTalk()
  expect(sentences.slice(spokenFrom, spokenFrom + spoken.length).map(({ text }) => text)).toEqual(spoken)
})

it.each([exampleLine, shortLine])(
  'the example gives its line what code finds of it, and the state that it has on the home page',
  async (line) => {
    const { sentences } = await readTalk()
    const { text, quote, paragraph: _position, more: _more, state, findings, ...position } = line
    const index = createEvidenceIndex(sentences, 'en')
    const found = checkStatement(index, { text, quote, sentence: -1 })
    expect(found).toMatchObject({ text, quote, ...position })
    expect({ ...found.findings, check: findings.check, deciding: findings.deciding }).toEqual(findings)
    expect(state).toBe(smallResult.gist.state)
    expect(findings).toEqual(smallResult.gist.findings)
  },
)

it('the example shows captions and sentences as they are in the talk', async () => {
  const { sample, sentences } = await readTalk()
  for (const { index, start, end, text } of searchedSentences) {
    expect(sentences[index]).toMatchObject({ start, end, text })
  }
  for (const { start, text } of cues) {
    const cue = sample.cues.find((each) => each.start === start)
    expect(cue?.text.startsWith(text)).toBe(true)
  }
})

it('the example shows the video of the talk', async () => {
  const { sample } = await readTalk()
  expect(exampleVideo).toEqual({
    videoId,
    title: sample.title,
    channel: sample.channel,
    durationSeconds: sample.durationSeconds,
  })
})

it('the pages show the gist, the lines and the sections of the example as we wrote them, each with what its check found', async () => {
  const { sample, sentences } = await readTalk()
  const { engine, checker } = await readAuthoredSummary(videoId)
  const { body } = await writeSummary(
    { engine, lineChecks: { ...noLineChecks, checker } },
    { ...sample, language: 'en', origin: 'sample', sentences },
    defaultOptions,
    { emit: () => undefined, payers: noPayers, signal: new AbortController().signal },
  )
  const { paragraph: _position, more: _more, ...gist } = body.gistSentence ?? {}
  // The page leaves out what the checker's word is worth.
  expect(gist).toMatchObject(smallResult.gist)
  const written: Array<{ text: string }> = [...body.insights, ...body.summarySentences]
  const shown = exampleInsights.filter((line) => line !== exampleLine)
  for (const line of [...smallResult.lines, ...shown]) {
    expect(written.find(({ text }) => text === line.text)).toMatchObject(line)
  }
  expect(exampleSections).toEqual(body.chapters)
})
