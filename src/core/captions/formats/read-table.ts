import Papa from 'papaparse'
import { readClock, timedInUnits } from '../cue-timing.ts'
import type { RawCaptions, RawCue } from '../raw-captions.ts'
import { columnsOf, guessColumns } from './table-columns.ts'
import type { Columns } from './table-columns.ts'

const maxHeaderLength = 400
const sampleRows = 200
/** The line between the head of a table in Markdown and its rows. */
const ruleRow = /^\s*\|?(?:\s*:?-{2,}:?\s*\|)+\s*(?::?-{2,}:?\s*)?$/

/** The first line names the columns of a table of captions: a time and the words at least. */
export function isTableHeader(line: string): boolean {
  return line.length <= maxHeaderLength && /[,;\t|]/.test(line) && columnsOf(rowOf(line)) !== null
}

const maxTitleLines = 6
const headCharacters = 4000

/** A table without the lines above its head: a title, a date, or Excel's separator of columns. */
export function withoutTableTitle(text: string): string {
  const lines = text.slice(0, headCharacters).split('\n', maxTitleLines)
  const at = lines.findIndex((line) => isTableHeader(line))
  return at < 1 ? text : text.slice(lines.slice(0, at).join('\n').length + 1)
}

/** Two times before the words. */
const timesFirst =
  /^\s*(?:\d{1,7}(?:\.\d{1,6})?,\s?\d{1,7}(?:\.\d{1,6})?|[\d:.]{4,12},\s?[\d:.]{4,12}),\s*\p{L}/u

/** Lines are rows of a table without a head: in three columns or more, rising times and words. */
export function isTableBody(lines: readonly string[]): boolean {
  const written = lines.filter((line) => line.trim() !== '').slice(0, sampleRows)
  const [first = ''] = written
  const delimiter = delimiterOf(first)
  // A comma parts columns only where the words stand in quotes; elsewhere it is one of a sentence.
  if (!first.includes(delimiter)) return false
  if (delimiter === ',' && !/,\s*"/.test(first) && !timesFirst.test(first)) return false
  return guessColumns(rowsOf(written.join('\n'))) !== null
}

/**
 * Reads captions in a table (.csv, .tsv, or in Markdown): Whisper's, Premiere's, Audacity's and the like;
 * times as clocks or numbers. A table without a head is read by what its columns hold.
 */
export function readTable(text: string): RawCaptions {
  const rows = rowsOf(text)
  const named = columnsOf(rows[0] ?? [])
  const columns = named ?? guessColumns(rows.slice(0, sampleRows))
  const cues =
    columns === null ? [] : (named === null ? rows : rows.slice(1)).map((row) => cueOf(row, columns))
  const isClock = rows.some((row) => row[columns?.start ?? -1]?.includes(':') === true)
  const isTimed = isClock || columns?.unitMs !== null
  return { cues: isTimed ? cues : timedInUnits(cues), captionKind: 'unknown', language: null }
}

function cueOf(row: readonly string[], columns: Columns): RawCue {
  const speaker = row[columns.speaker]?.trim() ?? ''
  return {
    startMs: timeOf(row[columns.start]),
    endMs: timeOf(row[columns.end]),
    text: row[columns.text] ?? '',
    speaker: speaker === '' ? null : speaker,
  }
}

function delimiterOf(text: string): string {
  const [head = ''] = text.trimStart().split('\n', 1)
  if (head.startsWith('|') || / \| .{1,200} \| /.test(head)) return '|'
  return ['\t', ';', ',', '|'].find((mark) => head.includes(mark)) ?? ','
}

function rowsOf(text: string): string[][] {
  const delimiter = delimiterOf(text)
  if (delimiter !== '|') return Papa.parse<string[]>(text, { skipEmptyLines: 'greedy', delimiter }).data
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !ruleRow.test(line))
  return lines.map((line) =>
    line
      .trim()
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => cell.trim()),
  )
}

function rowOf(line: string): string[] {
  return rowsOf(line.trim())[0] ?? []
}

/** A clock in milliseconds, or a number in the unit of the file. */
function timeOf(value: string | undefined): number | null {
  const written = value?.trim() ?? ''
  if (written === '') return null
  if (written.includes(':')) return readClock(written, 0)?.ms ?? Number.NaN
  return Number(written.replace(',', '.'))
}
