import type { Recording, recordingRoutes } from '#contract/recordings.ts'
import type { RouteOutput } from '#contract/route.ts'
import { api } from '#web/api/api.ts'
import { rememberFile } from '#web/session/own-files.ts'
import { sendFile } from './send-file.ts'
import { sendRecording, untilReached } from './send-recording.ts'
import type { SendTools } from './send-recording.ts'
import type { SoundFailure } from './sound-messages.ts'

type HeardLine = RouteOutput<
  (typeof recordingRoutes)['GET /api/recordings/:id']
>['recording']['lines'][number]

/** A recording on its way to a transcript, as the page shows it. */
export type Hearing = {
  recording: Recording | null
  /** The end of the sound that was sent. */
  sentMs: number
  /** All of its sound was sent: the page may be left. */
  isSent: boolean
  /** The file broke off at the end of what was sent. */
  isDamaged: boolean
  isConnectionLost: boolean
  lines: readonly HeardLine[]
}

/** A recording before anything of it is known. */
export const newHearing: Hearing = {
  recording: null,
  sentMs: 0,
  isSent: false,
  isDamaged: false,
  isConnectionLost: false,
  lines: [],
}

/**
 * A file or a link whose sound is to be heard, or a recording whose sound was sent. A file that `isWhole` is
 * sent as it is, and the server takes the sound out.
 */
export type HearingSource = { file: File; isWhole?: boolean } | { link: string } | { recording: Recording }

type HearOptions = {
  /** The one that is spoken; empty where it is to be found. */
  language: string
  signal: AbortSignal
  onChange: (change: Partial<Hearing>) => void
}

/** The time between two questions for what was heard. */
const pollSeconds = 2

/**
 * Has a recording heard until it is `ready` or `failed`: sends the sound of its file, and asks for what was
 * heard meanwhile. Gives the reason where the file can't be read; throws what the server refuses.
 */
export async function hear(
  source: HearingSource,
  { language, signal, onChange }: HearOptions,
  tools: SendTools,
): Promise<Recording | { noSound: SoundFailure }> {
  const ended = new AbortController()
  const both = AbortSignal.any([signal, ended.signal])
  const onConnection = (isConnectionLost: boolean): void => onChange({ isConnectionLost })
  const reach = { signal: both, onConnection }
  let following: Promise<Recording> | null = null
  const follow = async (id: string): Promise<Recording> => {
    let afterMs = -1
    const lines: HeardLine[] = []
    for (;;) {
      const call = async () =>
        await api('GET /api/recordings/:id', { params: { id }, query: { afterMs } }, { signal: both })
      const { recording } = await untilReached(call, reach, tools)
      const known = afterMs
      lines.push(...recording.lines.filter(({ startMs }) => startMs > known))
      afterMs = lines.at(-1)?.startMs ?? -1
      onChange({ recording, lines: [...lines] })
      if (!isUnderWay(recording)) return recording
      await tools.wait(pollSeconds, both)
    }
  }
  try {
    const link = linkOf(source)
    if (!('file' in source)) {
      // A link that failed begins again; else it is the recording that there is.
      const body = { url: link ?? '', ...(language !== '' && { language }) }
      const call = async () => await api('POST /api/recordings/links', { body }, { signal })
      const begun = 'recording' in source && link === null ? source : await untilReached(call, reach, tools)
      onChange({ recording: begun.recording, isSent: true })
      return await follow(begun.recording.id)
    }
    const { file } = source
    const onProgress = (recording: Recording, sentMs: number): void => {
      onChange({ sentMs, ...(following === null && { recording }) })
      if (following !== null) return
      void rememberFile(recording.contentHash, file)
      following = follow(recording.id)
      following.catch(() => undefined)
    }
    if (source.isWhole === true) {
      const onPart = (recording: Recording): void => onChange({ recording })
      const recording = await sendFile({ file, language, onProgress: onPart, ...reach }, tools)
      void rememberFile(recording.contentHash, file)
      onChange({ recording, isSent: true })
      return await follow(recording.id)
    }
    const sent = await sendRecording({ file, language, onProgress, ...reach }, tools)
    if ('noSound' in sent) return sent
    onChange({ isSent: true, isDamaged: sent.isDamaged })
    return await (following ?? follow(sent.recording.id))
  } finally {
    ended.abort()
  }
}

/** The link of a recording; `null` for a file. */
export function linkOf(source: HearingSource): string | null {
  if ('link' in source) return source.link
  return 'recording' in source ? source.recording.link : null
}

/** Tells a recording that still changes by itself. */
export function isUnderWay({ state }: Pick<Recording, 'state'>): boolean {
  return state === 'receiving' || state === 'hearing'
}
