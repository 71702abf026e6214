import type { DraftSentence } from '#core/draft-summary.ts'
import type { SummaryEngine } from '#server/ports/summary-engine.ts'
import type { ReportedLine } from './lies.ts'

const identity = { kind: 'model', name: 'lying', version: '1' } as const

/**
 * An engine in place of a language model that lies over words that were said: each reported line is a
 * sentence and an insight, the first one also the gist and what stands for the only chapter. Of a video in
 * which none of them was said it states the first sentence.
 */
export function createLyingEngine(lines: readonly ReportedLine[]): SummaryEngine {
  return {
    identity,
    summarize: async (input, { onProgress = () => undefined }) => {
      const found = lines.flatMap(({ said, text }) => {
        const location = input.sentences.findIndex((each) => each.text === said)
        return location === -1 ? [] : [{ text, quote: said, sentence: location }]
      })
      const first = input.sentences.slice(0, 1).map(({ text }) => ({ text, quote: text, sentence: 0 }))
      const drafts = found.length > 0 ? found : first
      const summary = drafts.map(({ text, ...citation }): DraftSentence => ({
        text,
        paragraph: 0,
        citations: [citation],
      }))
      for (const sentence of summary) onProgress({ kind: 'sentence', sentence })
      for (const insight of drafts) onProgress({ kind: 'insight', insight })
      return await Promise.resolve({
        engine: identity,
        gist: summary[0] ?? null,
        summary,
        insights: drafts,
        chapters: [{ title: 'All of it', sentence: 0, gist: drafts[0] ?? null, automatic: true }],
        language: input.language,
        parts: [{ from: 0, to: input.sentences.length - 1, state: 'read' as const }],
        usage: null,
      })
    },
  }
}
