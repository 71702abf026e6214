import { withoutMarkdown } from './clean-text.ts'
import { withoutFrames, isMarkedTime, readArrowTiming } from './cue-timing.ts'
import { decodeText } from './decode-text.ts'
import { titleIn, withoutYamlHead } from './file-title.ts'
import { finishCaptions } from './finish-captions.ts'
import { foldEndTimes } from './fold-end-times.ts'
import { foldLabels } from './fold-labels.ts'
import { foldTimeLines } from './fold-time-lines.ts'
import { foldTimesBelow } from './fold-times-below.ts'
import { foldWordedTimes } from './fold-worded-times.ts'
import { readSbv, readSubrip, readWebvtt, readCommaTiming } from './formats/cue-blocks.ts'
import { readJson } from './formats/json.ts'
import { readJson3 } from './formats/json3.ts'
import { readLenientJson } from './formats/lenient-json.ts'
import { readPlain, readTurns, hasTurnHeads } from './formats/prose.ts'
import { readAss, readStc } from './formats/read-ass.ts'
import { readChat, isChat } from './formats/read-chat.ts'
import { readLrc, isLrcLine } from './formats/read-lrc.ts'
import { readPanel, readPanelTime } from './formats/read-panel.ts'
import { readSami } from './formats/read-sami.ts'
import { readTable, isTableBody, isTableHeader } from './formats/read-table.ts'
import { readTimedtext } from './formats/read-timedtext.ts'
import {
  readMicrodvd,
  readMpl2,
  readTimecodes,
  isMicrodvdLine,
  isMpl2Line,
  readPairedTime,
} from './formats/timed-lines.ts'
import { refuseTooLong, refuseTooManyWords } from './raw-captions.ts'
import type { ParsedCaptions, ParsedFile, RawCaptions, TranscriptFormat } from './raw-captions.ts'
import { refuseCodes } from './refuse-codes.ts'
import { refuseManyValues } from './refuse-many-values.ts'
import { unwrapText } from './unwrap-text.ts'

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
export function parseCaptions(bytes: Uint8Array, hints: { fileName?: string | undefined }): ParsedFile {
  const decoded = decodeText(bytes)
  refuseTooLong(decoded)
  const document = unwrapText(decoded)
  const written = withoutYamlHead(document)
  const timed = withoutFrames(foldTimeLines(foldWordedTimes(foldEndTimes(foldTimesBelow(written)))))
  const text = foldLabels(withoutMarkdown(timed))
  // Before anything looks whether it is JSON by parsing it.
  if (mayBeValues.test(text)) refuseManyValues(text)
  const format = detectFormat(text, hints.fileName ?? '')
  if (mayBeCodes.has(format)) refuseCodes(written)
  if (format === 'plain') refuseTooManyWords(text)
  return { ...finishCaptions(format, readers[format](text)), title: titleIn(document) }
}

/**
 * Reads a json3 caption body as YouTube sends it.
 * @throws AppError `TRANSCRIPT_EMPTY` when it is damaged or holds no words, `TRANSCRIPT_TOO_LONG` past 24 hours.
 */
export function parseJson3(text: string): ParsedCaptions {
  return finishCaptions('json3', readJson3(text))
}

/** What JSON begins with, and what a program prints in place of it. */
const mayBeValues = /^\s{0,99}(?:[[{]|[\w.= ]{1,60}[[{(])/

/** Formats that a file of codes or of markup is taken for, since it has times in it or none at all. */
const mayBeCodes: ReadonlySet<TranscriptFormat> = new Set([
  'sbv',
  'timecodes',
  'lrc',
  'table',
  'panel',
  'turns',
  'chat',
  'plain',
])
const sampleCharacters = 200_000
const sampleLines = 2000
const timedtextRoot = /<(?:timedtext|transcript|(?:tt:)?tt)[\s>]/
const samiRoot = /<(?:sami[\s>]|sync\s{1,9}(?:\w{1,20}\s{0,3}=[^>]{0,40})?start\s{0,3}=)/i
const assDialogue =
  /^[ \t]{0,9}dialogue\s{0,9}:\s{0,9}(?:marked\s?=\s?)?\d{1,5}\s?,\s?\d{1,2}:\d{2}:\d{2}[.:]\d{1,3}\s?,/im
const assSection = /^[ \t]{0,9}\[(?:script info|v4\+? styles|events)\]/im

/** The format of a transcript by what stands in it; the file name decides only where that says nothing. */
function detectFormat(text: string, fileName: string): TranscriptFormat {
  const sample = text.slice(0, sampleCharacters).trimStart()
  if (sample.startsWith('WEBVTT')) return 'webvtt'
  if (isJson(sample, text))
    return /"events"\s{0,9}:(?!\s{0,9}\[\s{0,9}\])/.test(sample.slice(0, 4000)) ? 'json3' : 'json'
  if (sample.startsWith('<') && timedtextRoot.test(sample.slice(0, 4000))) return 'timedtext'
  if (sample.startsWith('<') && samiRoot.test(sample.slice(0, 8000))) return 'sami'
  if (assDialogue.test(sample) || (assSection.test(sample) && /^[ \t]{0,9}dialogue\s{0,9}:/im.test(text)))
    return 'ass'
  const lines = sample.split('\n', sampleLines)
  if (isTableHeader(lines[0] ?? '')) return 'table'
  if (isChat(lines)) return 'chat'
  if (isTableBody(lines)) return 'table'
  const byLines = byTimes(lines)
  if (byLines === 'subrip' && /\.vtt$/i.test(fileName)) return 'webvtt'
  return byLines ?? byName(fileName, sample) ?? 'plain'
}

/** A value that a program printed, which is nearly JSON: `[{'text': …`, `Transcript(snippets=[…`, `var captions = [{…`. */
const printedValue =
  /^(?:(?:var|let|const)\s)?\s{0,9}(?:[\w.]{1,60}\s{0,9}=\s{0,9})?(?:[\w.]{1,60}\()?(?:[\w.]{1,60}=)?\[?\s{0,99}(?:[{[]\s{0,99}['"]|[\w.]{1,60}\(\w{1,60}=)/

/** The beginning of a value of Python or a damaged one of JSON. */
const quotedKey = /^[[{(]\s{0,99}[[{(]?\s{0,99}['"]\w{1,40}['"]\s{0,9}:/

/** Captions in JSON, or any JSON document: its braces and quotes would make poor sentences. */
function isJson(sample: string, text: string): boolean {
  if (/^\{\s{0,100}"/.test(sample)) return true
  if (!/^[[{]/.test(sample)) return printedValue.test(sample) && readLenientJson(text) !== null
  try {
    JSON.parse(text)
    return true
  } catch {
    return quotedKey.test(sample)
  }
}

type LineFormat = 'stc' | 'sbv' | 'subrip' | 'timecodes' | 'lrc' | 'microdvd' | 'mpl2' | 'panel'

const timeAlone = /^\s{0,9}[[(]?\d{1,3}(?::\d{2}){1,2}[\])]?\s{0,9}$/

/** The kinds of lines with a time; a line counts for the first that it fits. */
const lineFormats: readonly (readonly [LineFormat, (line: string) => boolean])[] = [
  ['stc', (line) => line.trimStart().startsWith('*TC ')],
  ['subrip', (line) => readArrowTiming(line) !== null],
  ['sbv', (line) => readCommaTiming(line) !== null],
  ['timecodes', (line) => readPairedTime(line) !== null],
  ['microdvd', isMicrodvdLine],
  ['mpl2', isMpl2Line],
  // A time alone is one of a panel; lyrics stand behind theirs.
  ['lrc', (line) => isLrcLine(line) && !timeAlone.test(line)],
  ['panel', (line) => readPanelTime(line) !== null],
]

/** The line formats by how many lines carry their kind of time. */
function byTimes(lines: string[]): TranscriptFormat | null {
  const counts = new Map<LineFormat, number>()
  let written = 0
  for (const line of lines) {
    if (line.trim() === '') continue
    written += 1
    const format = isMarkedTime(line) ? lineFormats.find(([, fits]) => fits(line))?.[0] : undefined
    if (format !== undefined) counts.set(format, (counts.get(format) ?? 0) + 1)
  }
  const panel = counts.get('panel') ?? 0
  counts.delete('panel')
  const [best, count] = [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? [null, 0]
  if (best !== null && count >= panel && isThroughout(best, count, written)) return best
  if (hasTurnHeads(lines)) return 'turns'
  return isPanel(lines, { panel, written }) ? 'panel' : null
}

/** Captions have a line or two to each time; a bracketed number now and then is part of a text. */
function isThroughout(format: LineFormat, count: number, written: number): boolean {
  const needsMany = format === 'lrc' || format === 'microdvd' || format === 'mpl2'
  return !needsMany || count >= written / 3
}

/**
 * Prose has a line that begins with a time of day now and then; a panel has them throughout, and rising, or in lines of their own
 * over however many lines of words.
 */
function isPanel(lines: string[], counts: { panel: number; written: number }): boolean {
  const times = lines.map((line) => readPanelTime(line)?.startMs).filter((time) => time !== undefined)
  const rising = times.filter((time, i) => i === 0 || time >= (times[i - 1] ?? 0)).length
  const alone = lines.filter((line) => timeAlone.test(line)).length
  const isThrough = counts.panel >= counts.written / 6 || (alone > 1 && alone === counts.panel)
  return counts.panel > 0 && isThrough && rising >= times.length * 0.8
}

/** A file whose beginning is damaged is still what its name says, when it has the brackets of that format. */
function byName(fileName: string, sample: string): TranscriptFormat | null {
  if (/\.json3?$/i.test(fileName) && sample.includes('{')) return 'json'
  if (/\.(?:xml|srv[123]|ttml|dfxp)$/i.test(fileName) && sample.includes('<')) return 'timedtext'
  return null
}
