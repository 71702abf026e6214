import { captionFormats } from './caption-formats.ts'
import { decodeText } from './decode-text.ts'
import { detectFormat, findWhole } from './detect-format.ts'
import { titleIn } from './file-title.ts'
import { finishCaptions } from './finish-captions.ts'
import { readJson3 } from './formats/json3.ts'
import { refuseTooLong, refuseTooManyWords } from './raw-captions.ts'
import type { ParsedCaptions, ParsedFile } from './raw-captions.ts'
import { refuseCodes } from './refuse-codes.ts'
import { rewriteText } from './rewrite-text.ts'

/** The encoding of a file, as `detectEncoding` finds it, and its name, which is only a hint. */
type FileHints = { encoding: string; fileName?: string | undefined }

/**
 * Reads a transcript in any known format: as it came where a strict reader reads it whole, else as the passes
 * rewrite it.
 * @throws AppError `TRANSCRIPT_TOO_LARGE`, `TRANSCRIPT_NOT_TEXT`, `TRANSCRIPT_EMPTY` or
 * `TRANSCRIPT_TOO_LONG`.
 */
export function parseCaptions(bytes: Uint8Array, { encoding, fileName }: FileHints): ParsedFile {
  const decoded = decodeText(bytes, encoding)
  refuseTooLong(decoded)
  const whole = findWhole(decoded)
  const { unwrapped, text, passes } =
    whole === null ? rewriteText(decoded) : { unwrapped: decoded, text: decoded, passes: [] }
  const format = whole ?? detectFormat(text, fileName ?? '')
  const { read, mayBeCodes } = captionFormats[format]
  if (mayBeCodes === true) refuseCodes(unwrapped)
  if (format === 'plain') refuseTooManyWords(text)
  return { ...finishCaptions(format, read(text)), title: titleIn(unwrapped), encoding, passes }
}

/**
 * Reads a json3 caption body as YouTube sends it.
 * @throws AppError `TRANSCRIPT_EMPTY` when it is damaged or holds no words, `TRANSCRIPT_TOO_LONG` past 24
 * hours.
 */
export function parseJson3(text: string): ParsedCaptions {
  return finishCaptions('json3', readJson3(text))
}
