import type { LockedSummary, Summary, SummaryAnswer } from '#contract/summaries.ts'
import { watchUrl } from '#product/video-link.ts'
import { describeVideo } from '#server/features/transcripts/service.ts'
import type { KnownSubject } from '#server/features/transcripts/service.ts'
import { firstLines } from './first-lines.ts'
import type { FoundSummary } from './repo.ts'

/** What is left to a person, beside every answer. */
export type Standing = Pick<LockedSummary, 'remainingCount' | 'showPaywall' | 'user'>

/** How an answer came about: from the store, for the link of a playlist. */
type Circumstances = Pick<Summary, 'cached' | 'fromPlaylist'>

/** A summary as it was handed to somebody: `historyId` is where they find it again. */
export type Delivery = Circumstances & { historyId: string | null }

/** A summary as it goes out, with its bytes, which are made once however often it does. */
export type ReadySummary = { summary: Summary; json: Buffer }

/** A summary that is handed out. */
export function presentDelivered(
  found: FoundSummary,
  { historyId, ...circumstances }: Delivery,
  standing: Standing,
): SummaryAnswer {
  return { locked: false, historyId, ...readySummary(found, circumstances).summary, ...standing }
}

/** The same as it goes over the wire: what all get is copied, and only what is a person's own is written. */
export function writeDelivered(
  found: FoundSummary,
  { historyId, ...circumstances }: Delivery,
  standing: Standing,
): Buffer {
  const { json } = readySummary(found, circumstances)
  const own = JSON.stringify({ locked: false, historyId })
  const opening = Buffer.from(`${own.slice(0, -1)},`)
  const ending = Buffer.from(`,${JSON.stringify(standing).slice(1)}`)
  return Buffer.concat([opening, json.subarray(1, -1), ending])
}

const ready = new WeakMap<FoundSummary, Map<string, ReadySummary>>()

/** Makes a summary ready to go out; a second time the same object gives what was made of it. */
export function readySummary(found: FoundSummary, circumstances: Circumstances): ReadySummary {
  const ways = ready.get(found) ?? new Map<string, ReadySummary>()
  ready.set(found, ways)
  const way = `${circumstances.cached} ${circumstances.fromPlaylist}`
  const known = ways.get(way)
  if (known !== undefined) return known
  const summary = presentSummary(found, circumstances)
  const made = { summary, json: Buffer.from(JSON.stringify(summary)) }
  ways.set(way, made)
  return made
}

/** What is shown when the allowance is used up: the first lines of a summary that is there, or nothing. */
export function presentLocked(
  subject: KnownSubject,
  found: FoundSummary | null,
  standing: Standing & Pick<LockedSummary, 'resetTime'>,
): LockedSummary {
  const videoId = 'videoId' in subject ? subject.videoId : null
  const unknown = {
    videoId,
    videoUrl: videoId === null ? null : watchUrl(videoId),
    videoTitle: null,
    videoChannel: null,
    videoDuration: null,
  }
  const { videoUrl, videoTitle, videoChannel, videoDuration } =
    found === null ? unknown : describeVideo(found.transcript)
  return {
    locked: true,
    videoId,
    videoUrl,
    videoTitle,
    videoChannel,
    videoDuration,
    summary: found === null ? '' : firstLines(found.summary.body.summary),
    keyInsights: [],
    ...standing,
  }
}

/** A stored summary as it goes on the wire. */
export function presentSummary(
  { summary, transcript }: FoundSummary,
  { cached, fromPlaylist }: Circumstances,
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
