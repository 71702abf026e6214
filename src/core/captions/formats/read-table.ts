import Papa from 'papaparse'
import { readClock, timedInUnits } from '../cue-timing.ts'
import type { RawCaptions, RawCue } from '../raw-captions.ts'

const maxHeaderLength = 400
/** The line between the head of a table in Markdown and its rows. */
const ruleRow = /^\s*\|?(?:\s*:?-{2,}:?\s*\|)+\s*(?::?-{2,}:?\s*)?$/

/** The first line names the columns of a table of captions: a time and the words at least. */
export function isTableHeader(line: string): boolean {
  return line.length <= maxHeaderLength && /[,;\t|]/.test(line) && columnsOf(rowOf(line)) !== null
}

/** Lines are a table without a head as a known program exports it. */
export function isTableBody(lines: readonly string[]): boolean {
  return exportOf(lines) !== undefined
}

/**
 * Reads captions in a table (.csv, .tsv, or in Markdown): Whisper's, Premiere's, Audacity's and the like;
 * times as clocks or numbers. A table without a head is one of Audacity or ELAN.
 */
export function readTable(text: string): RawCaptions {
  const rows = rowsOf(text)
  const named = columnsOf(rows[0] ?? [])
  const columns = named ?? exportOf(text.split('\n'))?.columns
  if (columns === undefined) return { cues: [], captionKind: 'unknown', language: null }
  const cues = (named === null ? rows : rows.slice(1)).map((row) => cueOf(row, columns))
  const isClock = rows.some((row) => row[columns.start]?.includes(':') === true)
  const isTimed = isClock || columns.unitMs !== null
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

/** The columns of a table of captions, -1 for a missing one; `unitMs` where the head names the unit. */
type Columns = { start: number; end: number; text: number; speaker: number; unitMs: number | null }

const folded = (names: string): readonly string[] => names.split(' ')
/** The names of columns in tables of recognisers and editors, folded. */
const names = {
  start: folded(
    'start starttime begin timestamp time in timecodein startsec startseconds timecode tcin tc starttimecode intime',
  ),
  startMs: folded('startms startmilliseconds startinms beginms'),
  end: folded('end endtime stop out timecodeout endsec endseconds tcout endtimecode outtime endms'),
  text: folded(
    'text transcript caption subtitle content sentence words utterance transcription dialogue dialog subtitletext line',
  ),
  speaker: folded('speaker speakername name speakerlabel who participant character role person'),
} as const

/** The columns that the head of a table names; `null` where it names no time or no words. */
function columnsOf(head: readonly string[]): Columns | null {
  const found = head.map((name) =>
    name
      .normalize('NFC')
      .toLowerCase()
      .replaceAll(/\([^)]*\)|[^\p{L}\p{M}]/gu, ''),
  )
  const find = (wanted: readonly string[]): number => found.findIndex((name) => wanted.includes(name))
  const [seconds, ms] = [find(names.start), find(names.startMs)]
  const columns = {
    start: seconds === -1 ? ms : seconds,
    end: find(names.end),
    text: find(names.text),
    speaker: find(names.speaker),
    unitMs: seconds === -1 && ms !== -1 ? 1 : null,
  }
  return columns.start === -1 || columns.text === -1 ? null : columns
}

/** The tables without a head that programs export: their rows, and what stands in each column. */
const exports: readonly { row: RegExp; columns: Columns }[] = [
  // Audacity's labels: the two times in seconds and the words.
  {
    row: /^\d{1,7}[.,]\d{1,9}\t\d{1,7}[.,]\d{1,9}\t/,
    columns: { start: 0, end: 1, text: 2, speaker: -1, unitMs: null },
  },
  // ELAN's tiers: the tier, its participant, and each time as a clock and in seconds.
  {
    row: /^[^\t]{1,200}\t[^\t]{0,200}(?:\t\d{2}:\d{2}:\d{2}\.\d{3}\t\d{1,7}\.\d{1,3}){2}\t/,
    columns: { start: 2, end: 4, text: 6, speaker: 0, unitMs: null },
  },
]

function exportOf(lines: readonly string[]): { columns: Columns } | undefined {
  const written = lines.filter((line) => line.trim() !== '')
  return written.length < 2 ? undefined : exports.find(({ row }) => written.every((line) => row.test(line)))
}
