import type { Sentence } from '#contract/transcripts.ts'
import { extractSummary } from '#core/extractive/extract-summary.ts'
import { resolveForm } from '#core/forms/built-in-forms.ts'
import { copiedSummary } from '#export/plain-text.ts'
import { checkResult } from '#local/check-statements.ts'
import type { FormId } from '#product/summary-forms.ts'

const wordsPerSecond = 2.5
const quotesCounted = 10
const secondsNear = 40

type Spoken = { sentences: Sentence[]; language: string; form: FormId | undefined }

/** A summary without a model, checked as the server does, as a person copies it. */
function copySource({ sentences, language, form }: Spoken) {
  const facts = { title: null, channel: null, language, durationSeconds: null, chapters: [], sentences }
  const style = 'standard' as const
  const result = extractSummary({ ...facts, style, outputLanguage: 'en', form: resolveForm(form, 'en') })
  const body = checkResult({ ...result, language }, { ...facts, style, origin: 'pasted' })
  return {
    ...body,
    style,
    language,
    engine: { kind: 'extractive' as const, name: '', version: '' },
    timings: 'exact' as const,
    videoTitle: 'A talk',
    videoUrl: null,
    videoChannel: null,
    videoDuration: null,
    createdAt: '2026-11-29T00:00:00.000Z',
  }
}

/** The first ten quotes that a person copies, and those of them that stand beside the right name. */
export function countNamedQuotes(spoken: Spoken): { found: number; all: number } {
  const source = copySource(spoken)
  const lines = [...source.insights, ...source.summarySentences]
    .filter(({ quote, sentence }) => quote !== '' && sentence !== null)
    .slice(0, quotesCounted)
  const copied = copiedSummary(source, 'quotes').split('\n\n')
  const named = lines.filter(({ quote, sentence }) => {
    const speaker = spoken.sentences[sentence ?? -1]?.speaker ?? null
    const block = copied.find((each) => each.includes(quote)) ?? ''
    return speaker !== null && block.replace(quote, '').includes(speaker)
  })
  return { found: named.length, all: lines.length }
}

/** Chapters that people set, in words from the start, within 40 seconds of one in the copied list. */
export function countListedChapters(
  sentences: readonly Sentence[],
  boundaries: readonly number[],
): { found: number; all: number } {
  let words = 0
  const timed = sentences.map((sentence) => {
    const start = words / wordsPerSecond
    words += sentence.text.split(/\s+/u).length
    return { ...sentence, start, end: words / wordsPerSecond }
  })
  const source = copySource({ sentences: timed, language: 'en', form: undefined })
  const starts = copiedSummary(source, 'chapters')
    .split('\n')
    .flatMap((line) => secondsOf(line) ?? [])
  const near = boundaries.filter((each) =>
    starts.some((start) => Math.abs(start - each / wordsPerSecond) <= secondsNear),
  )
  return { found: near.length, all: boundaries.length }
}

function secondsOf(line: string): number | null {
  const found = /^(?:(\d+):)?(\d+):(\d\d) \S/.exec(line)
  if (found === null) return null
  const [, hours = '0', minutes = '0', seconds = '0'] = found
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}
