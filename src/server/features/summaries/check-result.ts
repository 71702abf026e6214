import type { Chapter } from '#contract/summaries.ts'
import type { Sentence } from '#contract/transcripts.ts'
import type { SummaryBody } from '#server/db/schema.ts'
import type { DraftChapter, EngineResult } from '#server/ports/summary-engine.ts'
import { checkInsight } from './check-insight.ts'
import { countCoverage } from './coverage.ts'
import { placeChapter } from './place-chapter.ts'

/** Checks every statement of an engine's result against the transcript that it was made of. */
export function checkResult(
  result: EngineResult,
  transcript: { sentences: readonly Sentence[]; durationSeconds: number | null },
): SummaryBody {
  const { sentences, durationSeconds } = transcript
  const summarySentences = result.summarySentences.map((draft) => checkInsight(draft, sentences))
  const insights = result.insights.map((draft) => checkInsight(draft, sentences))
  return {
    gist: result.gist,
    summary: result.summary,
    summarySentences,
    insights,
    chapters: placeChapters(result.chapters, sentences, durationSeconds),
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
  sentences: readonly Sentence[],
  durationSeconds: number | null,
): Chapter[] {
  const videoEnd = sentences.at(-1)?.end ?? durationSeconds
  return drafts.map((draft, place) => {
    const next = drafts[place + 1]
    const nextStart = next === undefined ? null : sentences[next.sentence]?.start
    return placeChapter(draft, sentences, nextStart ?? videoEnd)
  })
}
