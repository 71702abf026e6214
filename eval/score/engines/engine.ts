import type { Transcript } from '../../records.ts'

/** A sentence that an engine wrote, with the words of the transcript that it names as its evidence. */
export type WrittenSentence = { text: string; quotes: readonly { quote: string; sentence: number }[] }

/**
 * A summary: its sentences in order. Without quotes it names no evidence, or takes its sentences from the
 * transcript.
 */
export type EngineSummary = { sentences: readonly WrittenSentence[]; hasQuotes: boolean }

/** Something that makes summaries. */
export type ScoredEngine = {
  name: string
  kind: 'ours' | 'baseline' | 'package' | 'command' | 'model'
  /** Transcripts that it may have at a time. */
  parallel: number
  /** @throws EngineFailure; the signal's reason when it aborts */
  summarize: (transcript: Transcript, signal: AbortSignal) => Promise<EngineSummary>
}

/**
 * The reason why an engine gave no summary of a transcript; of a model also the kinds of its own failures.
 */
export type EngineFailureKind = 'timeout' | 'too-large' | 'exit' | 'not-started' | 'empty' | 'model'

/** The failure of one summary. `detail` says more, such as the code that a command ended with. */
export class EngineFailure extends Error {
  override name = 'EngineFailure'
  readonly kind: EngineFailureKind
  readonly detail: string

  constructor(kind: EngineFailureKind, detail = '', options?: ErrorOptions) {
    super(`No summary: ${kind}${detail === '' ? '' : ` (${detail})`}`, options)
    this.kind = kind
    this.detail = detail
  }
}

/** A summary out of texts without evidence. @throws EngineFailure `empty` when nothing is said in them */
export function plainSummary(texts: readonly string[]): EngineSummary {
  const sentences = texts.filter((text) => /\p{L}/u.test(text)).map((text) => ({ text, quotes: [] }))
  if (sentences.length === 0) throw new EngineFailure('empty')
  return { sentences, hasQuotes: false }
}
