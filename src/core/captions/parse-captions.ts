import { captionFormats } from './caption-formats.ts'
import { withoutMarkdown } from './clean-text.ts'
import { withoutFrames } from './cue-timing.ts'
import { decodeText } from './decode-text.ts'
import { detectFormat, findWhole } from './detect-format.ts'
import { titleIn, withoutYamlHead } from './file-title.ts'
import { finishCaptions } from './finish-captions.ts'
import { foldTimeLines } from './fold-time-lines.ts'
import { readJson3 } from './formats/json3.ts'
import { partTurns } from './part-turns.ts'
import { refuseTooLong, refuseTooManyWords } from './raw-captions.ts'
import type { ParsedCaptions, ParsedFile } from './raw-captions.ts'
import { refuseCodes } from './refuse-codes.ts'

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
  const { text, passes } = whole === null ? rewriteText(decoded) : { text: decoded, passes: [] }
  const format = whole ?? detectFormat(text, fileName ?? '')
  const { read, mayBeCodes } = captionFormats[format]
  if (mayBeCodes === true) refuseCodes(decoded)
  if (format === 'plain') refuseTooManyWords(text)
  return { ...finishCaptions(format, read(text)), title: titleIn(decoded), encoding, passes }
}

/**
 * Reads a json3 caption body as YouTube sends it.
 * @throws AppError `TRANSCRIPT_EMPTY` when it is damaged or holds no words, `TRANSCRIPT_TOO_LONG` past 24
 * hours.
 */
export function parseJson3(text: string): ParsedCaptions {
  return finishCaptions('json3', readJson3(text))
}

/** A change of the whole text; one that finds nothing of its kind gives the text back as it is. */
type Pass = { name: string; rewrite: (text: string) => string }

/** The passes that give times and names their expected form, in their order. */
const normalizing: readonly Pass[] = [
  { name: 'yaml-head', rewrite: withoutYamlHead },
  { name: 'time-lines', rewrite: foldTimeLines },
  { name: 'frames', rewrite: withoutFrames },
  { name: 'markdown', rewrite: withoutMarkdown },
  { name: 'turns', rewrite: partTurns },
]

/** A text as the readers take it; `passes` changed it. */
type RewrittenText = { text: string; passes: string[] }

/**
 * Rewrites a text that no strict reader reads whole. This is the one place where a text is rewritten before
 * its format is known, and the list is the order.
 */
function rewriteText(written: string): RewrittenText {
  const passes: string[] = []
  const text = normalizing.reduce((before, { name, rewrite }) => {
    const rewritten = rewrite(before)
    if (rewritten !== before) passes.push(name)
    return rewritten
  }, written)
  return { text, passes }
}
