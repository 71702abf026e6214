import { toTitle } from './page-transcript.ts'
import type { PageTranscript, PageVideo, ReadOutcome } from './page-transcript.ts'
import { statedTranscript } from './stated-transcript.ts'
import { waitFor } from './surroundings.ts'
import type { Surroundings } from './surroundings.ts'

type Around = Pick<Surroundings, 'document' | 'wait'>

const maxMs = 4000
const kinds = ['subtitles', 'captions']

/** The largest video of a page, which is what the page is about; `null` without one. */
export function mainVideo(document: Document): HTMLVideoElement | null {
  return [...document.querySelectorAll('video')].toSorted((a, b) => area(b) - area(a))[0] ?? null
}

function area(video: HTMLVideoElement): number {
  return video.clientWidth * video.clientHeight
}

/** The video or the episode of a page of any site; `null` where it has none. */
export function videoOfAnyPage({ document }: Pick<Surroundings, 'document'>): PageVideo | null {
  const isThere = mainVideo(document) !== null || statedTranscript(document) !== null
  return isThere ? { videoId: null, title: toTitle(document.title) } : null
}

/**
 * Reads what is said on a page of any site: the text tracks of its main video, else the transcript that it
 * states.
 */
export async function readAnyPage(around: Around, signal: AbortSignal): Promise<ReadOutcome> {
  const read = await readTextTracks(around, signal)
  const stated = read.ok || read.failure === 'PROTECTED' ? null : statedTranscript(around.document)
  if (stated === null) return read
  const said = { ...stated, captions: stated.text }
  return { ok: true, transcript: asTranscript(around, mainVideo(around.document), said) }
}

/**
 * Reads the text tracks of the main video of any page: those that show already before others. What is
 * encrypted is refused by name, also where it would have captions.
 */
async function readTextTracks(around: Around, signal: AbortSignal): Promise<ReadOutcome> {
  const video = mainVideo(around.document)
  if (video === null) return { ok: false, failure: 'NO_VIDEO' }
  if (video.mediaKeys) return { ok: false, failure: 'PROTECTED' }
  const tracks = [...video.textTracks].filter(({ kind }) => kinds.includes(kind))
  const best = tracks.toSorted((a, b) => Number(b.mode === 'showing') - Number(a.mode === 'showing'))
  for (const track of best) {
    const cues = await cuesOf(track, around, signal)
    if (cues.length === 0) continue
    const { language } = track
    return { ok: true, transcript: asTranscript(around, video, { language, captions: JSON.stringify(cues) }) }
  }
  return { ok: false, failure: 'NO_CAPTIONS' }
}

const languageTag = /^[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8})*$/

function asTranscript(
  { document }: Around,
  video: HTMLVideoElement | null,
  { language, captions }: { language: string | null; captions: string },
): PageTranscript {
  const duration = video?.duration ?? 0
  return {
    videoId: null,
    title: toTitle(document.title),
    channel: null,
    durationSeconds: Number.isFinite(duration) && duration > 0 ? duration : null,
    language: language !== null && languageTag.test(language) ? language : null,
    captionKind: 'unknown',
    chapters: [],
    captions,
  }
}

type Cue = { start: number; duration: number; text: string }

/** The cues of a track. One that is off is loaded without being shown, and is off again afterwards. */
async function cuesOf(track: TextTrack, around: Around, signal: AbortSignal): Promise<Cue[]> {
  const { mode } = track
  if (mode === 'disabled') track.mode = 'hidden'
  try {
    const find = (): Cue[] | null => {
      const found = [...(track.cues ?? [])].flatMap(readCue)
      return found.length > 0 ? found : null
    }
    return (await waitFor(around, find, { maxMs, signal })) ?? []
  } finally {
    track.mode = mode
  }
}

function readCue(cue: TextTrackCue): Cue[] {
  const text = 'text' in cue && typeof cue.text === 'string' ? cue.text : ''
  const { startTime: start, endTime } = cue
  if (text.trim() === '' || !Number.isFinite(start) || start < 0) return []
  return [{ start, duration: Number.isFinite(endTime) && endTime > start ? endTime - start : 0, text }]
}
