import type { Chapter, Insight } from '#contract/summaries.ts'
import type { Origin, Sentence } from '#contract/transcripts.ts'
import type { SummaryBody } from '#server/db/schema.ts'
import type { DraftChapter, DraftInsight, EngineResult } from '#server/ports/summary-engine.ts'
import { checkInsight } from './check-insight.ts'
import { countCoverage } from './coverage.ts'

type Spoken = { sentences: readonly Sentence[]; durationSeconds: number | null; origin: Origin }
type Check = (draft: DraftInsight) => Insight

/**
 * Checks every statement of an engine's result against the transcript that it was made of. What a model only heard is no
 * evidence, so nothing that rests on it counts as verified.
 */
export function checkResult(result: EngineResult, transcript: Spoken): SummaryBody {
  const { sentences, durationSeconds, origin } = transcript
  const check: Check = (draft) => {
    const insight = checkInsight(draft, sentences)
    return origin === 'model' ? { ...insight, state: 'unverified' } : insight
  }
  const summarySentences = result.summarySentences.map(check)
  const insights = result.insights.map(check)
  return {
    gist: result.gist,
    summary: result.summary,
    summarySentences,
    insights,
    chapters: placeChapters(result.chapters, transcript, check),
    coverage: countCoverage([...summarySentences, ...insights], {
      durationSeconds,
      sentenceCount: sentences.length,
    }),
    parts: result.parts.map(({ from, to, state }) => ({
      start: sentences[from]?.start ?? null,
      end: sentences[to]?.end ?? null,
      state,
    })),
  }
}

function placeChapters(
  drafts: readonly DraftChapter[],
  { sentences, durationSeconds }: Spoken,
  check: Check,
): Chapter[] {
  const startOf = (draft: DraftChapter | undefined) => (draft && sentences[draft.sentence]?.start) ?? null
  return drafts.map((draft, place) => ({
    title: draft.title,
    start: startOf(draft),
    end: startOf(drafts[place + 1]) ?? sentences.at(-1)?.end ?? durationSeconds,
    sentence: draft.sentence,
    gist: draft.gist === null ? null : check(draft.gist),
    automatic: draft.automatic,
  }))
}
