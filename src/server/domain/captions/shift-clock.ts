import type { RawCue, TranscriptFormat } from './raw-captions.ts'

/** Formats of files that editors write, whose clock may be that of a tape; times that YouTube gives are the video's own. */
const editedFormats: ReadonlySet<TranscriptFormat> = new Set(['subrip', 'webvtt', 'stc', 'sbv'])
const hourMs = 3_600_000
/** Speech begins within this time; later than that, the file is the later part of a long video. */
const maxLeadMs = 5 * 60_000
/** Broadcasters begin at one hour or at ten. */
const tapeHours: readonly number[] = [1, 10]

/** Captions whose clock begins at 01:00:00, as that of tapes does, moved to 0:00; `offsetMs` is by how much. */
export function shiftClock(format: TranscriptFormat, cues: RawCue[]): { cues: RawCue[]; offsetMs: number } {
  const starts = cues.flatMap(({ startMs }) =>
    startMs !== null && Number.isFinite(startMs) ? [startMs] : [],
  )
  if (!editedFormats.has(format) || starts.length === 0) return { cues, offsetMs: 0 }
  const first = starts.reduce((min, start) => Math.min(min, start))
  const hours = tapeHours.find((tape) => first >= tape * hourMs && first < tape * hourMs + maxLeadMs)
  if (hours === undefined) return { cues, offsetMs: 0 }
  const offsetMs = hours * hourMs
  const moved = cues.map((cue) => ({
    ...cue,
    startMs: cue.startMs === null ? null : cue.startMs - offsetMs,
    endMs: cue.endMs === null ? null : cue.endMs - offsetMs,
  }))
  return { cues: moved, offsetMs }
}
