import { createHash } from 'node:crypto'
import type { LockedSummary, SummaryAnswer } from '#contract/summaries.ts'
import type { Engine, Summary } from '#contract/summary.ts'
import { describeVideo } from '#product/describe-video.ts'
import { keyInsightsForm } from '#product/summary-forms.ts'
import { summaryLanguages, summaryStyles } from '#product/summary-options.ts'
import { watchUrl } from '#product/watch-url.ts'
import { readStoredLine } from '#server/db/stored-lines.ts'
import type { StoredLine } from '#server/db/stored-lines.ts'
import type { RunTask, SummaryBody } from '#server/db/stored-rows.ts'
import type { QuotaState } from '#server/features/quota/service.ts'
import { presentCredit } from '#server/features/transcripts/service.ts'
import type { KnownSubject } from '#server/features/transcripts/service.ts'
import { formKey } from '#server/lib/form-key.ts'
import type { FoundSummary } from './stored-summaries.ts'

/** The fields about the caller's quota in every answer. */
export type QuotaFields = Pick<LockedSummary, 'remainingCount' | 'showPaywall' | 'user'>

type LockedQuota = Pick<QuotaState, 'remainingCount' | 'showPaywall' | 'planType' | 'resetTime'>

/** A quota as the fields beside a summary. */
export function presentQuota({
  remainingCount,
  showPaywall,
  planType,
}: Omit<LockedQuota, 'resetTime'>): QuotaFields {
  return { remainingCount, showPaywall, user: { remainingCount, planType } }
}

/** The circumstances of a summary: stored already, from the link of a playlist, and why no model wrote it. */
type Circumstances = Pick<Summary, 'cached' | 'fromPlaylist' | 'withoutModel'>

/** The delivery of a summary; `historyId` is its id in the history. */
export type Delivery = Circumstances & { historyId: string | null }

/** A summary that is handed out. */
export function presentDelivered(
  found: FoundSummary,
  { historyId, ...circumstances }: Delivery,
  quota: QuotaFields,
): SummaryAnswer {
  return { locked: false, historyId, ...presentSummary(found, circumstances), ...quota }
}

/** The answer for a used-up quota: the first lines of a stored summary, or nothing. */
export function presentLocked(
  subject: KnownSubject,
  found: FoundSummary | null,
  left: LockedQuota,
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
    resetTime: left.resetTime,
    ...presentQuota(left),
  }
}

/** The circumstances of a summary that is shown to no caller in particular. */
const ofNobody: Circumstances = { cached: true, fromPlaylist: false, withoutModel: null }

/** A summary with its transcript, as far as it goes on the wire. */
type PresentedSummary = {
  summary: Pick<
    FoundSummary['summary'],
    'id' | 'engineName' | 'engineVersion' | 'language' | 'style' | 'body' | 'createdAt'
  > & { engineKind: Engine['kind'] }
  transcript: FoundSummary['transcript']
}

/** A summary as it goes on the wire. */
export function presentSummary(
  { summary, transcript }: PresentedSummary,
  { cached, fromPlaylist, withoutModel }: Circumstances = ofNobody,
): Summary {
  const body = presentBody(summary.body, summary.engineKind)
  return {
    id: summary.id,
    transcriptId: transcript.id,
    cached,
    fromPlaylist,
    ...describeVideo(transcript),
    publishedOn: transcript.publishedOn,
    language: summary.language,
    timings: transcript.timings,
    ...presentCredit(transcript),
    engine: { kind: summary.engineKind, name: summary.engineName, version: summary.engineVersion },
    style: summary.style,
    keyInsights: body.insights.map((insight) => insight.text),
    ...body,
    withoutModel,
    createdAt: summary.createdAt.toISOString(),
  }
}

/** The characters in a line of the page: an unbroken paragraph counts as lines of these. */
const lineWidth = 80
const linesShown = 3

/**
 * At most the first three lines of a text, with a mark where more follows. Only the text's own breaks are
 * preserved: the browser wraps lines and cuts the text after three of its own.
 */
export function firstLines(text: string): string {
  const shown: string[] = []
  let linesLeft = linesShown
  for (const paragraph of paragraphsOf(text)) {
    const lines = Math.ceil(paragraph.length / lineWidth)
    if (lines > linesLeft) {
      if (linesLeft > 0) shown.push(cutAtWord(paragraph, linesLeft * lineWidth))
      return `${shown.join('\n')}…`
    }
    shown.push(paragraph)
    linesLeft -= lines
  }
  return shown.join('\n')
}

function paragraphsOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim().replaceAll(/\s+/g, ' '))
    .filter((line) => line !== '')
}

/** Whole words only, unless the first one is longer than all the room; never half of a character. */
function cutAtWord(text: string, maxLength: number): string {
  const end = text.lastIndexOf(' ', maxLength)
  return end > 0 ? text.slice(0, end) : text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '')
}

/** The options of a summary. */
export type SummaryOptions = Pick<RunTask, 'style' | 'language' | 'form'>

/** The default options: the first style, in English. */
export const defaultOptions: SummaryOptions = { style: summaryStyles[0], language: summaryLanguages[0] }

/**
 * The engine and the options, as far as they shape a summary. Of the options the extractive engine knows the
 * form alone, and of the forms those of Précis: all others give the same summary.
 */
export function engineVariant(engine: Engine, { style, language, form }: SummaryOptions): string {
  const own = [engine.kind, engine.name, engine.version]
  const key = formKey(form)
  const ofForm = key === null ? [] : [key]
  if (engine.kind === 'extractive')
    return JSON.stringify(typeof form === 'object' ? own : [...own, ...ofForm])
  return JSON.stringify([...own, style, language, ...ofForm])
}

/** The key of a run, before its transcript is known: equal keys have equal summaries. */
export function runKey(subject: KnownSubject, variant: string): string {
  return createHash('sha256')
    .update(JSON.stringify([subject, variant]))
    .digest('hex')
}

/** The key of a stored summary: its transcript and its variant. */
export function summaryKey(transcript: { id: string; contentHash: string }, variant: string): string {
  return `${transcript.id}/${transcript.contentHash}/${variant}`
}

type Lines = Pick<Summary, 'gistSentence' | 'summarySentences' | 'insights' | 'chapters'>

/** The lines of a stored summary as they are shown, whenever they were stored. */
export function readStoredBody(
  { gistSentence = null, summarySentences, insights, chapters }: SummaryBody,
  engine: Engine['kind'],
): Lines {
  const read = <Line extends StoredLine>(line: Line) => readStoredLine(asQuoted(line, engine))
  const readSentence = (sentence: SummaryBody['summarySentences'][number]) =>
    read({ paragraph: 0, more: [], ...sentence })
  return {
    gistSentence: gistSentence === null ? null : readSentence(gistSentence),
    summarySentences: summarySentences.map(readSentence),
    insights: insights.map((insight) => read(insight)),
    chapters: chapters.map(({ gist, ...chapter }) => ({
      ...chapter,
      gist: gist === null ? null : read(gist),
    })),
  }
}

/** The body of a summary as it goes on the wire, whenever it was stored. */
export function presentBody(body: SummaryBody, engine: Engine['kind']) {
  return {
    gist: body.gist,
    form: body.form ?? keyInsightsForm,
    summary: body.summary,
    ...readStoredBody(body, engine),
    coverage: body.coverage,
    captionsEnd: body.captionsEnd ?? null,
    talk: body.talk ?? null,
    parts: body.parts,
    checking: body.checking ? { examination: null, ...body.checking } : null,
    ...(body.askedLanguage === undefined ? {} : { askedLanguage: body.askedLanguage }),
  }
}

/**
 * Lines of the speaker's own sentences that were stored early call themselves verified, and the word of
 * people, whom nobody examines, was stored without its worth.
 */
function asQuoted<Line extends StoredLine>(line: Line, engine: Engine['kind']): Line {
  if (engine === 'authored' && line.findings !== undefined)
    return { ...line, findings: { worth: 'with-code', ...line.findings } }
  return engine === 'extractive' && line.state === 'verified' ? { ...line, state: 'quoted' } : line
}
