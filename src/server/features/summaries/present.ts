import type { Summary } from '#contract/summaries.ts'
import { describeVideo } from '#server/features/transcripts/service.ts'
import type { FoundSummary } from './repo.ts'

/** A summary as it goes on the wire; `cached` when the store already had it, `fromPlaylist` when a playlist was asked for. */
export function presentSummary(
  { summary, transcript }: FoundSummary,
  { cached, fromPlaylist }: { cached: boolean; fromPlaylist: boolean },
): Summary {
  const { body } = summary
  return {
    id: summary.id,
    transcriptId: transcript.id,
    cached,
    fromPlaylist,
    ...describeVideo(transcript),
    language: summary.language,
    timings: transcript.timings,
    credit: transcript.credit,
    engine: { kind: summary.engineKind, name: summary.engineName, version: summary.engineVersion },
    style: summary.style,
    gist: body.gist,
    summary: body.summary,
    keyInsights: body.insights.map((insight) => insight.text),
    summarySentences: body.summarySentences,
    insights: body.insights,
    chapters: body.chapters,
    coverage: body.coverage,
    parts: body.parts,
    createdAt: summary.createdAt.toISOString(),
  }
}
