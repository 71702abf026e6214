import { createHash } from 'node:crypto'
import type { DraftSentence, EngineInput } from '#core/draft-summary.ts'
import { resolveForm } from '#core/forms/built-in-forms.ts'
import { askCondense, askMerge, askPart, askWhole } from '#core/writing/prompts/ask-notes.ts'
import { askAgain, askForLanguage, askForQuotes } from '#core/writing/prompts/ask-repair.ts'
import { minutesOf, wantedLength } from '#core/writing/prompts/describe-answer.ts'
import { answerSystemPrompt, systemPrompt, translationSystemPrompt } from '#core/writing/prompts/fence.ts'
import { formIds } from '#product/summary-forms.ts'
import { summaryStyles } from '#product/summary-options.ts'
import { askQuestion } from './ask-question.ts'
import { askTranslation } from './ask-translation.ts'

/** Raised by hand where code changes an answer and no prompt does, such as a rule for what is taken of it. */
const codeVersion = '3'

const boundary = 'probe'
const sentence = {
  index: 0,
  text: 'Eight boats came home.',
  start: 0,
  end: 9,
  speaker: 'Ada',
  turn: 0,
  fragment: false,
}
const probe: EngineInput = {
  title: 'Boats',
  channel: 'Harbour',
  language: 'en',
  durationSeconds: 600,
  sentences: [sentence],
  chapters: [],
  style: 'standard',
  outputLanguage: 'en',
}
const cited: DraftSentence = {
  text: sentence.text,
  paragraph: 1,
  citations: [{ quote: sentence.text, sentence: 0 }],
}
const part = { from: 0, to: 0, lead: 0 }
const draft = { text: sentence.text, quote: sentence.text, sentence: 0 }
const notes = [{ part, summary: [cited], chapters: [], insights: [draft] }]

/**
 * The version of summaries: it differs where any prompt, length or named setting does, so that a stored
 * summary is never given out for another question. `settings` is all of the configuration that shapes a
 * summary, as text.
 */
export function summaryVersion(settings: string): string {
  const questions = summaryStyles.flatMap((style) =>
    formIds.flatMap((id) => {
      const form = resolveForm(id, 'en')
      const input = { ...probe, style, form }
      const wanted = wantedLength(minutesOf(input), style, form)
      const request = { style, form, language: 'en', wanted, chapterStarts: ['s0'] } as const
      return [
        askWhole(input, request, boundary),
        askPart(input, { part, position: 0, total: 2, request: { ...request, chapterStarts: [] } }, boundary),
        askMerge(input, notes, request, boundary),
        askCondense(input, notes, request, boundary),
      ]
    }),
  )
  const repairs = [
    askAgain('probe', ['probe']),
    askForQuotes([{ draft, around: [sentence] }], boundary),
    askForLanguage(['probe'], 'en', boundary),
  ]
  return versionOf([settings, systemPrompt, ...questions, ...repairs])
}

/** The version of answers to questions: it differs where a prompt does. */
export function answerVersion(): string {
  const asked = { title: 'Boats', channel: null, language: 'en', sentences: [sentence], passages: [] }
  const input = { ...asked, question: 'probe', earlier: [], defaultLanguage: 'en' }
  const shown = { sentences: [sentence], language: 'en' } as const
  const questions = [true, false].map((isWhole) => askQuestion(input, { ...shown, isWhole }, boundary))
  return versionOf([answerSystemPrompt, ...questions])
}

/** The version of translations: it differs where a prompt does. */
export function translationVersion(): string {
  const lines = [{ index: 0, text: 'probe' }]
  return versionOf([
    translationSystemPrompt,
    askTranslation(lines, { before: lines, language: 'en' }, boundary),
  ])
}

function versionOf(texts: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify([codeVersion, ...texts]))
  return hash.digest('hex').slice(0, 12)
}
