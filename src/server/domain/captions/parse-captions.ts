import { decodeText } from './decode-text.ts'
import { detectFormat } from './detect-format.ts'
import { finishCaptions } from './finish-captions.ts'
import { foldTimeLines, readPanel } from './formats/read-panel.ts'
import { withoutFrames } from './cue-timing.ts'
import { refuseTooManyWords } from './raw-captions.ts'
import type { ParsedCaptions, RawCaptions, TranscriptFormat } from './raw-captions.ts'
import { readAss, readStc } from './formats/read-ass.ts'
import { readChat, readPlain, readTurns } from './formats/prose.ts'
import { readLrc, readMicrodvd, readMpl2, readTimecodes } from './formats/timed-lines.ts'
import { readJson } from './formats/read-json.ts'
import { readJson3 } from './formats/read-json3.ts'
import { readSami } from './formats/read-sami.ts'
import { readSbv, readSubrip, readWebvtt } from './formats/cue-blocks.ts'
import { readTable } from './formats/read-table.ts'
import { readTimedtext } from './formats/read-timedtext.ts'
import { withoutMarkdown } from './clean-text.ts'

const readers = {
  json3: readJson3,
  json: readJson,
  timedtext: readTimedtext,
  webvtt: readWebvtt,
  subrip: readSubrip,
  stc: readStc,
  sbv: readSbv,
  timecodes: readTimecodes,
  ass: readAss,
  sami: readSami,
  lrc: readLrc,
  microdvd: readMicrodvd,
  mpl2: readMpl2,
  table: readTable,
  panel: readPanel,
  turns: readTurns,
  chat: readChat,
  plain: readPlain,
} satisfies Record<TranscriptFormat, (text: string) => RawCaptions>

/**
 * Reads a transcript in any known format and encoding; the file name is only a hint.
 * @throws AppError `TRANSCRIPT_TOO_LARGE`, `TRANSCRIPT_NOT_TEXT`, `TRANSCRIPT_EMPTY` or `TRANSCRIPT_TOO_LONG`.
 */
export function parseCaptions(bytes: Uint8Array, hints: { fileName?: string | undefined }): ParsedCaptions {
  const text = withoutMarkdown(withoutFrames(foldTimeLines(decodeText(bytes))))
  const format = detectFormat(text, hints.fileName ?? '')
  if (format === 'plain') refuseTooManyWords(text)
  return finishCaptions(format, readers[format](text))
}

/**
 * Reads a json3 caption body as YouTube sends it.
 * @throws AppError `TRANSCRIPT_EMPTY` when it is damaged or holds no words, `TRANSCRIPT_TOO_LONG` past 24 hours.
 */
export function parseJson3(text: string): ParsedCaptions {
  return finishCaptions('json3', readJson3(text))
}
