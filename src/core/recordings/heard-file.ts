import type { Hearing } from '#contract/hearing.ts'
import type { ProblemCode } from '#contract/problems.ts'
import { joinPieces } from './join-pieces.ts'
import type { RecordingGap, RecordingPiece } from './join-pieces.ts'

/** A recording that was heard, as a caption file, with the reliability of its times and its gaps. */
export type HeardFile = {
  bytes: Uint8Array<ArrayBuffer>
  fileName: string
  timings: 'exact' | 'estimated'
  gaps: RecordingGap[]
}

/** Writes the pieces of a recording as one caption file, in the given language or the one that was heard. */
export function writeHeardFile(pieces: readonly RecordingPiece[], known: string | null): HeardFile {
  const { cues, gaps, timings, language } = joinPieces(pieces)
  const text = JSON.stringify({ language: known ?? language, segments: cues })
  return { bytes: new TextEncoder().encode(text), fileName: 'captions.json', timings, gaps }
}

/** The failure of a recording of which no piece was heard; `null` where one was. */
export function failureOfAll(pieces: readonly RecordingPiece[]): ProblemCode | null {
  const [first] = pieces
  const isUnheard = first !== undefined && pieces.every((piece) => 'failure' in piece)
  return isUnheard && 'failure' in first ? first.failure : null
}

/** The title of a recording by the name of its file. */
export function titleOfFile(name: string): string {
  return name.replace(/\.[a-z0-9]{2,5}$/i, '')
}

/** The hearing of a recording with these gaps, in milliseconds, and its early end where it has one. */
export function hearingOf(
  gaps: readonly Pick<RecordingGap, 'startMs' | 'endMs'>[],
  end: Hearing['end'] = null,
): Hearing {
  return { unheard: gaps.map(({ startMs, endMs }) => ({ start: startMs / 1000, end: endMs / 1000 })), end }
}
