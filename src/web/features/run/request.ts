import type { RouteInput } from '#contract/route.ts'
import type { Run } from '#contract/runs.ts'
import type { SummaryEvent, summaryRoutes } from '#contract/summaries.ts'
import type { Summary } from '#contract/summary.ts'
import type { Transcript } from '#contract/transcripts.ts'
import { languageTag } from '#messages/language.ts'
import { formIds, isFormRef } from '#product/summary-forms.ts'
import { summaryLanguages, summaryStyles } from '#product/summary-options.ts'
import type { SummaryLanguage, SummaryStyle } from '#product/summary-options.ts'
import { createStore, useStore } from '#web/ui/store.ts'

/** The options of a summary. */
export type SummaryOptions = Readonly<{ style: SummaryStyle; language: SummaryLanguage; form: string }>

/** The options of a user who has chosen none. */
export const defaultOptions: SummaryOptions = {
  style: 'standard',
  language: summaryLanguages.find((known) => known === languageTag) ?? 'en',
  form: formIds[0],
}

const storageKey = 'precis.options'
/** Read from the browser when they are first asked for. */
const store = createStore<SummaryOptions | null>(null)

/** The options of this user, which the browser remembers. */
export function currentOptions(): SummaryOptions {
  const known = store.get()
  if (known !== null) return known
  const stored = readStored()
  store.set(stored)
  return stored
}

/** The options of this user, for components. */
export function useOptions(): SummaryOptions {
  return useStore(store, null) ?? currentOptions()
}

/** Changes options and remembers them. */
export function setOptions(change: Partial<SummaryOptions>): void {
  const options = { ...currentOptions(), ...change }
  store.set(options)
  try {
    localStorage.setItem(storageKey, JSON.stringify(options))
  } catch {
    // Storage can be forbidden; the options then last as long as the page.
  }
}

/** Forgets the options of this page, so that the browser is asked again. */
export function forgetOptions(): void {
  store.set(null)
}

/** An older version, or a user by hand, may have stored what is not offered. */
function readStored(): SummaryOptions {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return defaultOptions
    const { style, language, form } = { ...defaultOptions, ...stored }
    return {
      form: typeof form === 'string' && isFormRef(form) ? form : defaultOptions.form,
      style: summaryStyles.find((known) => known === style) ?? defaultOptions.style,
      language: summaryLanguages.find((known) => known === language) ?? defaultOptions.language,
    }
  } catch {
    return defaultOptions
  }
}

/** The id of the field that takes a link, wherever a page has one. */
export const linkFieldId = 'video-link'

/** The facts about a video while its summary is being made. */
export type VideoFacts = Pick<
  Extract<SummaryEvent, { event: 'video' }>['data'],
  'videoId' | 'videoTitle' | 'videoChannel' | 'videoDuration' | 'durationSeconds' | 'timings'
>

/** A summary that can be written again with other options. */
type RewriteSource = VideoFacts & Pick<Summary, 'transcriptId' | 'videoUrl'>

type TranscriptRequest = { kind: 'transcript'; link: string }

export type SummaryRequest = {
  kind: 'summary'
  /** The link that was given, which may name a second to start at; empty for a transcript without a video. */
  link: string
  /** The stored transcript to summarize; `null` for the video of the link. */
  transcriptId: string | null
  options: SummaryOptions
  /** The transcript where the page shows it already. */
  transcript: Transcript | null
  /** The facts about the video before the server answers. */
  video: VideoFacts | null
}

/** The request of the page to the server; stored, so that it can be sent again. */
export type WorkRequest = TranscriptRequest | SummaryRequest

/** Asks for the summary of the video of a link. */
export function requestForLink(link: string, options: SummaryOptions): SummaryRequest {
  return {
    kind: 'summary',
    link,
    transcriptId: null,
    options,
    transcript: null,
    video: null,
  }
}

/** Asks for the summary of a transcript that the page shows. */
export function requestForTranscript(transcript: Transcript, options: SummaryOptions): SummaryRequest {
  const { id, videoUrl } = transcript
  const shown = { transcript, video: transcript }
  return { kind: 'summary', link: videoUrl ?? '', transcriptId: id, options, ...shown }
}

/** Asks for another summary of the same transcript. */
export function requestForRewrite(source: RewriteSource, options: SummaryOptions): SummaryRequest {
  const { transcriptId, videoUrl } = source
  const known = { transcript: null, video: source }
  return { kind: 'summary', link: videoUrl ?? '', transcriptId, options, ...known }
}

/** The request that a run on the server was made by, in another tab or on another device. */
export function requestOfRun({
  videoUrl,
  transcriptId,
  style,
  language,
  form,
}: Omit<Run, 'startedAt'>): SummaryRequest {
  return { ...requestForLink(videoUrl ?? '', { style, language, form }), transcriptId }
}

type Body = RouteInput<(typeof summaryRoutes)['POST /api/summarize']>['body']

/** The body that asks for a summary; options that are the server's default are left to it. */
export function requestBody({
  link,
  transcriptId,
  options: { style, language, form },
}: SummaryRequest): Body {
  return {
    ...(transcriptId === null ? { videoUrl: link } : { transcriptId }),
    ...(style === defaultOptions.style ? {} : { style }),
    // That of a page in another language is not the server's.
    ...(language === 'en' ? {} : { language }),
    ...((form ?? defaultOptions.form) === defaultOptions.form ? {} : { form }),
  }
}
