import { captionFormats } from './caption-formats.ts'
import { withoutMarkdown } from './clean-text.ts'
import { withoutFrames } from './cue-timing.ts'
import { decodeText } from './decode-text.ts'
import { detectFormat, findWhole } from './detect-format.ts'
import { titleIn, withoutYamlHead } from './file-title.ts'
import { finishCaptions } from './finish-captions.ts'
import { foldTimeLines } from './fold-time-lines.ts'
import { readJson3 } from './formats/json3.ts'
import { withoutTableTitle } from './formats/read-table.ts'
import { partTurns } from './part-turns.ts'
import { refuseTooLong, refuseTooManyWords } from './raw-captions.ts'
import type { ParsedCaptions, ParsedFile } from './raw-captions.ts'
import { refuseCodes } from './refuse-codes.ts'
import { foldBreaks, restoreBreaks, unwrapHtml, withoutFence } from './unwrap-text.ts'

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

/** A change of the whole text; one that finds nothing of its kind gives the text back as it is. */
type Pass = { name: string; rewrite: (text: string) => string }

/** The passes that take off what a page or a program put around and into a file, in their order. */
const unwrapping: readonly Pass[] = [
  { name: 'line-breaks', rewrite: foldBreaks },
  { name: 'code-block', rewrite: withoutFence },
  { name: 'html', rewrite: unwrapHtml },
  { name: 'table-title', rewrite: withoutTableTitle },
  { name: 'lost-breaks', rewrite: restoreBreaks },
]

/** The passes behind those that give times and names their expected form, in their order. */
const normalizing: readonly Pass[] = [
  { name: 'yaml-head', rewrite: withoutYamlHead },
  { name: 'time-lines', rewrite: foldTimeLines },
  { name: 'frames', rewrite: withoutFrames },
  { name: 'markdown', rewrite: withoutMarkdown },
  { name: 'turns', rewrite: partTurns },
]

/** A text as it came, without its surroundings, and as the readers take it; `passes` changed it. */
type RewrittenText = { unwrapped: string; text: string; passes: string[] }

/**
 * Rewrites a text that no strict reader reads whole. This is the one place where a text is rewritten before
 * its format is known, and the two lists are the order.
 */
function rewriteText(written: string): RewrittenText {
  const passes: string[] = []
  const apply = (text: string, { name, rewrite }: Pass): string => {
    const rewritten = rewrite(text)
    if (rewritten !== text) passes.push(name)
    return rewritten
  }
  const unwrapped = unwrapping.reduce(apply, written)
  return { unwrapped, text: normalizing.reduce(apply, unwrapped), passes }
}
