import type { WrittenSummary } from '#contract/summaries.ts'
import type { DraftSentence, EngineInput } from '#core/draft-summary.ts'
import { ModelFailure } from './language-model.ts'
import type { LanguageModel } from './language-model.ts'
import type { NoAnswerReason } from './session.ts'
import { writeWithModels } from './write-with-models.ts'
import type { ModelSummary, WritingOptions } from './write-with-models.ts'

/** A small model on one device: one call at a time, and not for ever. */
const limits = { parallelCalls: 1, partTokens: 60_000, attempts: 2, maxWaitSeconds: 5 }

/** The surroundings of writing on a person's own device. */
export type OwnDevice = {
  /** From 0 up to 1, and not to be guessed: prompts are fenced by it. */
  random: () => number
  /** Milliseconds since 1970. */
  now: () => number
  wait: (ms: number, signal: AbortSignal) => Promise<void>
}

/**
 * Has one model of a person's own write a summary; the reason where it gave none that can be used. No other
 * is asked in its place.
 */
export async function writeAlone(
  model: LanguageModel,
  input: EngineInput,
  options: Pick<WritingOptions, 'signal' | 'onProgress'>,
  { random, now, wait }: OwnDevice,
): Promise<ModelSummary | NoAnswerReason> {
  const outcome = await writeWithModels([model], input, options, {
    ...limits,
    // Whoever checks the summary finds out its language; the detector is larger than all of this.
    languageOf: (_text, wanted) => Promise.resolve(wanted),
    random,
    clock: { now, wait },
    allowCall: () => true,
    onCall: () => undefined,
  })
  return 'written' in outcome ? outcome.written : (outcome.reasons[0] ?? 'failed')
}

/** The reason for which a model could not even be opened. @throws any other error */
export function reasonOf(error: unknown): NoAnswerReason {
  if (!(error instanceof ModelFailure)) throw error
  return error.kind === 'refused' || error.kind === 'too-long' ? error.kind : 'failed'
}

/** A summary as it goes to a server; where nobody wrote a gist its first sentence stands for it. */
export function asWritten({ gist, chapters, insights, summary, parts }: ModelSummary): WrittenSummary | null {
  const first = gist ?? summary[0]
  if (first === undefined) return null
  return {
    gist: sentenceOf(first),
    chapters: chapters.map((chapter) => ({
      from: `s${chapter.sentence}`,
      title: chapter.title,
      gist: chapter.gist?.text ?? '',
      quote: chapter.gist?.quote ?? '',
    })),
    insights: insights.map(({ text, sentence, quote }) => ({ text, sid: `s${sentence}`, quote })),
    summary: summary.map((sentence) => ({ ...sentenceOf(sentence), p: sentence.paragraph + 1 })),
    parts: parts.length > 1 ? parts : [],
  }
}

function sentenceOf({ text, citations }: DraftSentence): WrittenSummary['gist'] {
  return { text, cites: citations.map(({ sentence, quote }) => ({ sid: `s${sentence}`, quote })) }
}
