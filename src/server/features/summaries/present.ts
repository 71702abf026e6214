import type { LockedSummary, Summary, SummaryAnswer } from '#contract/summaries.ts'
import { watchUrl } from '#product/video-link.ts'
import { describeVideo } from '#server/features/transcripts/service.ts'
import type { Usage } from '#server/features/quota/service.ts'
import type { KnownSubject } from '#server/features/transcripts/service.ts'
import { firstLines } from './first-lines.ts'
import type { FoundSummary } from './repo.ts'

/** What is left of the caller's quota, beside every answer. */
export type QuotaFields = Pick<LockedSummary, 'remainingCount' | 'showPaywall' | 'user'>

type LockedUsage = Pick<Usage, 'remainingCount' | 'showPaywall' | 'planType' | 'resetTime'>

/** What is left of a quota, as it goes beside a summary. */
export function presentQuota({
  remainingCount,
  showPaywall,
  planType,
}: Omit<LockedUsage, 'resetTime'>): QuotaFields {
  return { remainingCount, showPaywall, user: { remainingCount, planType } }
}

/** How an answer came about: from the store, for the link of a playlist. */
type Circumstances = Pick<Summary, 'cached' | 'fromPlaylist'>

/** How a summary was delivered: `historyId` is its id in the history. */
export type Delivery = Circumstances & { historyId: string | null }

/** A summary as it goes out, with its bytes, which are made once however often it does. */
export type ReadySummary = { summary: Summary; json: Buffer }

/** A summary that is handed out. */
export function presentDelivered(
  found: FoundSummary,
  { historyId, ...circumstances }: Delivery,
  quota: QuotaFields,
): SummaryAnswer {
  return { locked: false, historyId, ...readySummary(found, circumstances).summary, ...quota }
}

/** The same as it goes over the wire: what all callers get is copied, and only the caller's own fields are written. */
export function writeDelivered(
  found: FoundSummary,
  { historyId, ...circumstances }: Delivery,
  quota: QuotaFields,
): Buffer {
  const { json } = readySummary(found, circumstances)
  const own = JSON.stringify({ locked: false, historyId })
  const opening = Buffer.from(`${own.slice(0, -1)},`)
  const ending = Buffer.from(`,${JSON.stringify(quota).slice(1)}`)
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

/** What is shown when the quota is used up: the first lines of a summary that is there, or nothing. */
export function presentLocked(
  subject: KnownSubject,
  found: FoundSummary | null,
  usage: LockedUsage,
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
    resetTime: usage.resetTime,
    ...presentQuota(usage),
  }
}

/** A stored summary as it goes on the wire. */
export function presentSummary(
  { summary, transcript }: FoundSummary,
  { cached, fromPlaylist }: Circumstances = { cached: true, fromPlaylist: false },
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
    captionsEnd: body.captionsEnd ?? null,
    parts: body.parts,
    createdAt: summary.createdAt.toISOString(),
  }
}
