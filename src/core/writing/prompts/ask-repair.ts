import type { Sentence } from '#contract/transcripts.ts'
import type { DraftInsight } from '#core/draft-summary.ts'
import type { SummaryLanguage } from '#product/summary-options.ts'
import { writeLanguage } from './describe-answer.ts'
import { disarm, fence, numberSentences } from './fence.ts'

/** The same question again, with what was wrong with the answer. */
export function askAgain(question: string, faults: readonly string[]): string {
  return [
    question,
    '',
    'An earlier answer could not be used:',
    ...faults.map((fault) => `- ${fault}`),
    'Answer again, completely, and without these faults.',
  ].join('\n')
}

/** A statement whose quote was not found, with the sentences around the one that it names. */
export type Doubt = { draft: DraftInsight; around: readonly Sentence[] }

/** Asks for the exact words behind statements whose quotes were not found. */
export function askForQuotes(doubts: readonly Doubt[], boundary: string): string {
  const blocks = doubts.map(({ draft, around }, position) => {
    const lines = [
      `Statement ${position + 1}: ${disarm(draft.text, boundary)}`,
      `Quote that was not found: ${disarm(draft.quote, boundary)}`,
      ...numberSentences(around, boundary),
    ]
    return fence('STATEMENT', lines, boundary)
  })
  return [
    ...blocks,
    '',
    'Each statement above has a quote that does not stand in the transcript. Give for each the exact words of the sentences below it that bear it out, and correct the statement where they say something else. Leave out every statement that they do not bear out.',
    'The object has one key, "insights": a list of {"n":1,"text":"...","sid":"s17","quote":"..."}, "n" being the number of the statement.',
  ].join('\n')
}

/** Asks for an answer's texts in the wanted language; `texts` in the order of the reply. */
export function askForLanguage(
  texts: readonly string[],
  language: SummaryLanguage,
  boundary: string,
): string {
  const lines = texts.map((text, position) => `${position + 1}: ${disarm(text, boundary)}`)
  return [
    fence('TEXTS', lines, boundary),
    '',
    `Write each of the ${texts.length} numbered texts above in ${writeLanguage(language)}. Change nothing of what it says, and no name or number.`,
    'The object has one key, "texts": a list of {"n":1,"text":"..."}.',
  ].join('\n')
}
