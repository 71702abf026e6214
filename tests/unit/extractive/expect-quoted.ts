import { expect } from 'vitest'
import type { Sentence } from '#contract/transcripts.ts'
import { extractSummary } from '#core/extractive/extract-summary.ts'
import { checkResult } from '#local/check-statements.ts'
import type { EngineResult } from '#server/ports/summary-engine.ts'
import { spoken } from '../summaries/spoken-sentences.ts'
import { inputOf } from './transcripts.ts'

/** Every statement of a result stands word for word in the sentence that it names. */
export function expectQuoted(result: EngineResult, sentences: readonly Sentence[]): void {
  const gists = result.chapters.flatMap(({ gist }) => (gist === null ? [] : [gist]))
  const lines = [...(result.gist === null ? [] : [result.gist]), ...result.summary]
  const written = lines.flatMap(({ text, citations }) => citations.map((citation) => ({ text, ...citation })))
  expect(written.length).toBeGreaterThanOrEqual(lines.length)
  for (const { quote, sentence, text } of [...written, ...result.insights, ...gists]) {
    expect(quote).not.toBe('')
    expect(quote).toBe(sentences[sentence]?.text)
    expect(text).not.toBe('')
  }
  for (const { sentence } of result.chapters) expect(sentences[sentence]).toBeDefined()
  if (result.chapters.length > 0) expect(result.chapters.some(({ title }) => title !== '')).toBe(true)
}

/**
 * The lines that the built-in engine extracts from sentences in a language is quoted and in that language.
 */
export function expectExtracted(sentences: Sentence[], language: string): void {
  const result = extractSummary(inputOf(sentences, { language }))
  expect(result.language).toBe(language)
  expect(result.summary.length).toBeGreaterThan(2)
  expectQuoted(result, sentences)
}

/** The check of quotes finds all that the built-in engine extracts from sentences, and calls it quoted. */
export function expectFound(sentences: Sentence[], language: string): void {
  const extracted = extractSummary(inputOf(sentences, { language }))
  const body = checkResult(extracted, {
    ...spoken,
    language,
    sentences,
    chapters: [],
    durationSeconds: null,
    style: 'standard',
  })
  const gists = body.chapters.flatMap(({ gist }) => gist ?? [])
  const drafts = extracted.chapters.flatMap(({ gist }) => gist ?? [])
  const gist = body.gistSentence === null ? [] : [body.gistSentence]
  const checked = [...gist, ...body.summarySentences, ...body.insights, ...gists]
  // A hesitation at the beginning of a sentence is no part of the words that are found.
  const position = ({ quote, sentence }: { quote: string; sentence: number | null }) => ({
    quote: quote.replace(/^(?:um|uh), /iu, ''),
    sentence,
  })
  expect(checked.map(position)).toEqual(
    [
      ...(extracted.gist?.citations ?? []),
      ...extracted.summary.flatMap(({ citations }) => citations),
      ...extracted.insights,
      ...drafts,
    ].map(position),
  )
  for (const { state, second, sentence } of checked) {
    expect(state).toBe('quoted')
    expect(second).toBe(sentences[sentence ?? -1]?.start)
  }
}
