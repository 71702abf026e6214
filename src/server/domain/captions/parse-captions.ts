import { decodeText } from './decode-text.ts'
import { detectFormat } from './detect-format.ts'
import { finishCaptions } from './finish-captions.ts'
import { foldTimeLines } from './fold-time-lines.ts'
import { withoutFrames } from './frame-times.ts'
import { refuseTooManyWords } from './raw-captions.ts'
import type { ParsedCaptions, RawCaptions, TranscriptFormat } from './raw-captions.ts'
import { readAss } from './formats/read-ass.ts'
import { readChat } from './formats/read-chat.ts'
import { readMicrodvd, readMpl2 } from './formats/read-bracketed.ts'
import { readJson } from './formats/read-json.ts'
import { readJson3 } from './formats/read-json3.ts'
import { readLrc } from './formats/read-lrc.ts'
import { readPanel } from './formats/read-panel.ts'
import { readPlain } from './formats/read-plain.ts'
import { readSami } from './formats/read-sami.ts'
import { readSbv } from './formats/read-sbv.ts'
import { readStc } from './formats/read-stc.ts'
import { readSubrip } from './formats/read-subrip.ts'
import { readTable } from './formats/read-table.ts'
import { readTimecodes } from './formats/read-timecodes.ts'
import { readTimedtext } from './formats/read-timedtext.ts'
import { readTurns } from './formats/read-turns.ts'
import { readWebvtt } from './formats/read-webvtt.ts'
import { withoutMarkdown } from './strip-markdown.ts'

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
