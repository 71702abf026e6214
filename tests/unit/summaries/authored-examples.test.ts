import { describe, expect, it } from 'vitest'
import { splitSentences } from '#core/text/split-sentences.ts'
import { noPayers } from '#core/writing/language-model.ts'
import { exampleVideos } from '#product/examples.ts'
import { readAuthoredSummary, createSampleSource } from '#server/adapters/samples/samples.ts'
import { linesOf } from '#server/features/summaries/checks/check-lines.ts'
import { defaultOptions, readStoredBody } from '#server/features/summaries/present.ts'
import { writeSummary } from '#server/features/summaries/write-summary.ts'
import type { WrittenSummary } from '#server/features/summaries/write-summary.ts'
import { noLineChecks } from '#server/ports/summary-engine.ts'
import type { AuthoredSummary } from '#server/ports/summary-engine.ts'

const options = { emit: () => undefined, payers: noPayers, signal: new AbortController().signal }

async function readSpoken(videoId: string) {
  const sample = await createSampleSource().fetch(videoId, { ...options, choice: null })
  if (sample === null) throw new Error(`${videoId} is not an example`)
  const language = sample.language ?? 'en'
  return { ...sample, language, origin: 'sample' as const, sentences: splitSentences(sample.cues, language) }
}

async function write(
  videoId: string,
  change = (authored: AuthoredSummary) => authored,
): Promise<WrittenSummary> {
  const { engine, checker } = change(await readAuthoredSummary(videoId))
  const transcript = await readSpoken(videoId)
  return await writeSummary(
    { engine, lineChecks: { ...noLineChecks, checker } },
    transcript,
    defaultOptions,
    options,
  )
}

function linesIn({ body }: WrittenSummary) {
  return [...linesOf(readStoredBody(body, 'authored'))].map(([id, line]) => ({ id, ...line }))
}

describe.each(exampleVideos)('what we wrote about $title', ({ videoId }) => {
  it('has a gist, five lines and five insights, each verified, and sections with names', async () => {
    const written = await write(videoId)
    const { body, engine } = written
    expect(engine.kind).toBe('authored')
    const lines = linesIn(written)
    expect(
      lines.filter(({ state, more = [] }) => state !== 'verified' || more.some(({ quote }) => quote === '')),
    ).toEqual([])
    expect(lines.length).toBe(11)
    expect([body.summarySentences.length, body.insights.length]).toEqual([5, 5])
    expect(body.gistSentence?.state).toBe('verified')
    expect(body.chapters.filter(({ title }) => title === '')).toEqual([])
    expect(body.chapters.length).toBeGreaterThanOrEqual(10)
    expect(body.checking).toMatchObject({ checker: 'Précis, by hand', asked: 11, answered: 11 })
  })

  it('names each of its quotes where it stands, word for word', async () => {
    const written = await write(videoId)
    const { sentences } = await readSpoken(videoId)
    const drafts = await (
      await readAuthoredSummary(videoId)
    ).engine.summarize({ ...(await readSpoken(videoId)), style: 'standard', outputLanguage: 'en' }, options)
    const cited = [drafts.gist, ...drafts.summary].flatMap((line) => line?.citations ?? [])
    const found = linesIn(written).map(({ findings }) => findings.quote)
    expect(new Set(found)).toEqual(new Set(['exact']))
    for (const { quote, sentence } of [...cited, ...drafts.insights]) {
      const said = sentences
        .slice(sentence, sentence + 4)
        .map(({ text }) => text)
        .join(' ')
      expect(said).toContain(quote)
    }
  })
})

it('the example has the sentence of the speech that everybody knows', async () => {
  const [{ videoId }] = exampleVideos
  const { body } = await write(videoId)
  expect(body.summary).toContain(
    'We choose to go to the moon in this decade and do the other things, not because they are easy, but because they are hard.',
  )
})

describe('the recorded word of who checked', () => {
  const [{ videoId }] = exampleVideos

  it('does not hold for a line that was changed afterwards', async () => {
    const written = await write(videoId, ({ engine, ...rest }) => ({
      ...rest,
      engine: {
        ...engine,
        summarize: async (input, given) => {
          const { insights, ...result } = await engine.summarize(input, given)
          return { ...result, insights: insights.map((one) => ({ ...one, text: `${one.text} Really.` })) }
        },
      },
    }))
    expect(new Set(written.body.insights.map(({ findings }) => findings?.check))).toEqual(new Set(['unsure']))
  })

  it('does not hold where the words that decided are not said', async () => {
    const { checker } = await readAuthoredSummary(videoId)
    const { body } = await write(videoId)
    const verdicts: unknown[] = []
    await checker.check([{ id: 'gist-0', text: body.gist ?? '', said: ['Something else was said.'] }], {
      ...options,
      spending: { microUsd: 0 },
      onVerdict: (_id, verdict) => verdicts.push(verdict),
    })
    expect(verdicts).toEqual([{ finding: 'unsure', deciding: '' }])
  })
})
