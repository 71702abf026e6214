import type { Sentence } from '#contract/transcripts.ts'
import type { DraftInsight, DraftSentence, EngineInput } from '#core/draft-summary.ts'
import { systemClock } from '#server/lib/clock.ts'
import type { EngineResult, SummaryEngine } from '#server/ports/summary-engine.ts'

/** The way a scripted engine works. */
export type Script = {
  /** The number of insights it finds; before each it writes a piece of text. */
  insights: number
  /** Awaited before each step, with its number from 0. */
  pace: (step: number, signal: AbortSignal) => Promise<void>
}

/** A pace of so many ms a step. */
export function everyMs(ms: number): Script['pace'] {
  return (_step, signal) => systemClock.wait(ms, signal)
}

/**
 * An engine in place of a language model: it emits a gist, a chapter, then sentences and insights, in the
 * words of the transcript, in the form that is asked for, and gives the same for the same transcript.
 */
export function createScriptedEngine({ insights, pace }: Script): SummaryEngine {
  return {
    identity: { kind: 'model', name: 'scripted', version: '1' },
    summarize: async (input, { signal, onProgress = () => undefined }) => {
      const points = input.sentences.slice(0, insights).map(toInsight)
      const result = write(input, points)
      await pace(0, signal)
      onProgress({ kind: 'gist', text: result.gist?.text ?? '', sentence: result.gist })
      for (const chapter of result.chapters) onProgress({ kind: 'chapter', chapter })
      for (const [location, insight] of points.entries()) {
        await pace(location + 1, signal)
        signal.throwIfAborted()
        onProgress({ kind: 'text', text: `${insight.text} ` })
        onProgress({ kind: 'sentence', sentence: toSentence(insight) })
        if (result.insights.includes(insight)) onProgress({ kind: 'insight', insight })
      }
      return result
    },
  }
}

function write(
  { sentences, style, outputLanguage, form = null }: EngineInput,
  points: DraftInsight[],
): EngineResult {
  return {
    engine: { kind: 'model', name: 'scripted', version: '1' },
    gist: { text: `The video, ${style}, in ${outputLanguage}.`, paragraph: 0, citations: [] },
    summary: points.map(toSentence),
    // Key insights alone have insights beside the text.
    insights: form === null ? points : [],
    form,
    chapters: [{ title: 'All of it', sentence: 0, gist: null, automatic: true }],
    language: outputLanguage,
    parts: [{ from: 0, to: sentences.length - 1, state: 'read' }],
    usage: null,
  }
}

function toInsight({ index, text }: Sentence): DraftInsight {
  return { text: `Point ${index + 1}.`, quote: text, sentence: index }
}

function toSentence({ text, quote, sentence }: DraftInsight): DraftSentence {
  return { text, paragraph: 0, citations: [{ quote, sentence }] }
}
