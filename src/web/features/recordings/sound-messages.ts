import type { CutStart, PieceLimits } from '#core/recordings/cut-pieces.ts'

/**
 * The reason for which the sound of a file can't be read: it is no audio or video file, has no sound, has
 * sound that this browser doesn't decode, or the page has no https, without which browsers decode nothing.
 */
export type SoundFailure = 'NO_MEDIA' | 'NO_SOUND' | 'NOT_DECODED' | 'NO_HTTPS'

/** A piece that is ready to be sent. */
export type ReadyPiece = {
  index: number
  startMs: number
  endMs: number
  mediaType: string
  bytes: Uint8Array<ArrayBuffer>
}

/** A message to the worker: open a file; cut it from a point on; give the next piece. */
export type ToSoundWorker =
  | { type: 'open'; file: Blob }
  | { type: 'cut'; limits: PieceLimits; from: CutStart }
  | { type: 'next' }

/** A message from the worker, one for each that it gets. A file that breaks off ends as `isDamaged`. */
export type FromSoundWorker =
  | { type: 'opened'; durationMs: number }
  | { type: 'failed'; failure: SoundFailure }
  | { type: 'cutting' }
  | { type: 'piece'; piece: ReadyPiece }
  | { type: 'ended'; isDamaged: boolean }
