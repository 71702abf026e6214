import type { Chapter, Insight } from '#contract/summaries.ts'
import type { Sentence } from '#contract/transcripts.ts'
import { earlyCaptionsEnd } from '#product/captions-end.ts'
import type { SummaryBody } from '#server/db/schema/summaries.ts'
import { createEvidenceIndex } from '#server/domain/evidence/evidence-index.ts'
import type { DraftChapter, DraftInsight, EngineResult } from '#server/ports/summary-engine.ts'
import type { CreatorChapter } from '#server/ports/transcript-source.ts'
import { checkInsight } from './check-insight.ts'
import type { Check, CheckedTranscript } from './check-insight.ts'
import { countCoverage } from './coverage.ts'
import { chapterStart, placeChapter } from './place-chapter.ts'

type Spoken = CheckedTranscript & {
  sentences: readonly Sentence[]
  chapters: readonly CreatorChapter[]
  durationSeconds: number | null
}

/**
 * Checks every statement of an engine's result against the transcript that it was made of. `checkInsight`
 * decides what is shown of those that are not found.
 */
export function checkResult(
  result: EngineResult,
  transcript: Spoken,
  index = createEvidenceIndex(transcript.sentences, transcript.language),
): SummaryBody {
  const { sentences, durationSeconds } = transcript
  const check: Check = (draft) => checkInsight(draft, index, transcript, result.language)
  const summarySentences = shown(result.summarySentences, check)
  const insights = shown(result.insights, check)
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
    captionsEnd: earlyCaptionsEnd(sentences.at(-1)?.end ?? null, durationSeconds),
    parts: result.parts.map(({ from, to, state }) => ({
      start: sentences[from]?.start ?? null,
      end: sentences[to]?.end ?? null,
      state,
    })),
  }
}

function shown(drafts: readonly DraftInsight[], check: Check): Insight[] {
  return drafts.flatMap((draft) => check(draft) ?? [])
}

function placeChapters(
  drafts: readonly DraftChapter[],
  { sentences, chapters, durationSeconds }: Spoken,
  check: Check,
): Chapter[] {
  const videoEnd = sentences.at(-1)?.end ?? durationSeconds
  return inOrder(drafts, sentences.length).map((draft, place, placed) => {
    const next = placed[place + 1]
    const nextStart = next === undefined ? null : chapterStart(next, { sentences, chapters })
    return placeChapter(draft, { sentences, chapters, check, end: nextStart ?? videoEnd })
  })
}

/** Only chapters that begin at an existing sentence, after the chapter before. */
function inOrder(drafts: readonly DraftChapter[], sentenceCount: number): DraftChapter[] {
  const ordered: DraftChapter[] = []
  for (const draft of drafts) {
    const { sentence } = draft
    const isThere = Number.isInteger(sentence) && sentence >= 0 && sentence < sentenceCount
    if (isThere && sentence > (ordered.at(-1)?.sentence ?? -1)) ordered.push(draft)
  }
  return ordered
}
