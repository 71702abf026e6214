import { isFound } from '#evidence/line-state.ts'
import { maxCollectionVideos } from '#product/limits.ts'
import type { presentSummary, SummaryDeps } from '#server/features/summaries/service.ts'
import type { OverviewSource } from '#server/ports/model-engines.ts'
import { selectItems } from '../items-repo.ts'
import { readSummaries } from '../present.ts'

/** A line of a summary with where its words stand. */
export type Source = OverviewSource & {
  itemId: string
  transcriptId: string
  channel: string | null
  /** Of the transcript. */
  sentence: number
}

/** So many lines are shown of all summaries together, and of one at most and at least. */
const maxSources = 600
const maxPerVideo = 8

/** What an overview may rest on: of each summary the first lines whose words were found and of which nothing differs. */
export async function gatherSources(
  deps: Pick<SummaryDeps, 'db' | 'summaries'>,
  { collectionId, windowDays }: { collectionId: string; windowDays: number | null },
): Promise<Source[]> {
  const all = { from: 0, limit: maxCollectionVideos, q: '', state: null, isSummarized: true }
  const { items } = await selectItems(deps.db, { collectionId, windowDays, ...all })
  const shown = items.filter(({ summaryId }) => summaryId !== null)
  const perVideo = Math.max(1, Math.min(maxPerVideo, Math.floor(maxSources / Math.max(1, shown.length))))
  const lines = await readSummaries(deps, shown, (summary) => ({
    transcriptId: summary.transcriptId,
    channel: summary.videoChannel,
    lines: linesOf(summary).slice(0, perVideo),
  }))
  return shown.flatMap(({ id, title, videoId, summaryId }) => {
    const found = lines.get(summaryId ?? '')
    const videoTitle = title ?? videoId ?? 'A video'
    const { transcriptId = '', channel = null } = found ?? {}
    return (found?.lines ?? []).map(({ text, quote, sentence }) => ({
      itemId: id,
      transcriptId,
      channel,
      videoTitle,
      text,
      quote,
      sentence,
    }))
  })
}

function linesOf({ insights, gistSentence, summarySentences }: ReturnType<typeof presentSummary>) {
  const all = [...insights, ...(gistSentence === null ? [] : [gistSentence]), ...summarySentences]
  const found = all.flatMap(({ text, quote, sentence, state }) =>
    isFound(state) && quote !== '' && sentence !== null ? [{ text, quote, sentence }] : [],
  )
  return found.filter(({ text }, at) => found.findIndex((other) => other.text === text) === at)
}
