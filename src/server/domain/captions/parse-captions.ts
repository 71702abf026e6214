import { decodeText } from './decode-text.ts'
import { detectFormat } from './detect-format.ts'
import { finishCaptions } from './finish-captions.ts'
import type { ParsedCaptions, RawCaptions, TranscriptFormat } from './raw-captions.ts'
import { readJson3 } from './read-json3.ts'
import { readPanel } from './read-panel.ts'
import { readPlain } from './read-plain.ts'
import { readSbv } from './read-sbv.ts'
import { readStc } from './read-stc.ts'
import { readSubrip } from './read-subrip.ts'
import { readTimedtext } from './read-timedtext.ts'
import { readWebvtt } from './read-webvtt.ts'

const readers = {
  json3: readJson3,
  timedtext: readTimedtext,
  webvtt: readWebvtt,
  subrip: readSubrip,
  stc: readStc,
  sbv: readSbv,
  panel: readPanel,
  plain: readPlain,
} satisfies Record<TranscriptFormat, (text: string) => RawCaptions>

/**
 * Reads a transcript in any known format and encoding; the file name is only a hint.
 * @throws AppError `TRANSCRIPT_TOO_LARGE`, `TRANSCRIPT_NOT_TEXT`, `TRANSCRIPT_EMPTY` or `TRANSCRIPT_TOO_LONG`.
 */
export function parseCaptions(bytes: Uint8Array, hints: { fileName?: string | undefined }): ParsedCaptions {
  const text = decodeText(bytes)
  const format = detectFormat(text, hints.fileName ?? '')
  return finishCaptions(format, readers[format](text))
}

/**
 * Reads a json3 caption body as YouTube sends it.
 * @throws AppError `TRANSCRIPT_EMPTY` when it is damaged or holds no words, `TRANSCRIPT_TOO_LONG` past 24 hours.
 */
export function parseJson3(text: string): ParsedCaptions {
  return finishCaptions('json3', readJson3(text))
}
