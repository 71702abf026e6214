import Papa from 'papaparse'
import { readClock, timedInUnits } from '../cue-timing.ts'
import type { RawCaptions, RawCue } from '../raw-captions.ts'

/** The names that columns have in the tables of recognisers and editing programs, folded. */
const columns = {
  start: ['start', 'starttime', 'begin', 'timestamp', 'time', 'in', 'timecodein', 'startsec', 'startseconds'],
  end: ['end', 'endtime', 'stop', 'out', 'timecodeout', 'endsec', 'endseconds'],
  text: [
    'text',
    'transcript',
    'caption',
    'subtitle',
    'content',
    'sentence',
    'words',
    'utterance',
    'transcription',
  ],
  speaker: ['speaker', 'speakername', 'name', 'speakerlabel', 'who', 'participant'],
} as const
const maxHeaderLength = 400

type Columns = { start: number; end: number; text: number; speaker: number }

/** Whether the first line names the columns of a table of captions: a time and the words at least. */
export function isTableHeader(line: string): boolean {
  return line.length <= maxHeaderLength && /[,;\t]/.test(line) && columnsOf(rowOf(line)) !== null
}

/** Reads captions in a table with a head (.csv, .tsv): Whisper's, Premiere's and the like; times as clocks or numbers. */
export function readTable(text: string): RawCaptions {
  const { data } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy', delimiter: delimiterOf(text) })
  const found = columnsOf(data[0] ?? [])
  const rows = found === null ? [] : data.slice(1)
  const cues = rows.map((row): RawCue => {
    const speaker = row[found?.speaker ?? -1]?.trim() ?? ''
    return {
      startMs: timeOf(row[found?.start ?? -1]),
      endMs: timeOf(row[found?.end ?? -1]),
      text: row[found?.text ?? -1] ?? '',
      speaker: speaker === '' ? null : speaker,
    }
  })
  const isClock = rows.some((row) => row[found?.start ?? -1]?.includes(':') === true)
  return { cues: isClock ? cues : timedInUnits(cues), captionKind: 'unknown', language: null }
}

function delimiterOf(text: string): string {
  const [head = ''] = text.trimStart().split('\n', 1)
  return ['\t', ';', ','].find((mark) => head.includes(mark)) ?? ','
}

function rowOf(line: string): string[] {
  return Papa.parse<string[]>(line.trim(), { delimiter: delimiterOf(line) }).data[0] ?? []
}

function columnsOf(head: readonly string[]): Columns | null {
  const names = head.map((name) => name.toLowerCase().replaceAll(/\([^)]*\)|[^\p{L}]/gu, ''))
  const find = (wanted: readonly string[]): number => names.findIndex((name) => wanted.includes(name))
  const found = {
    start: find(columns.start),
    end: find(columns.end),
    text: find(columns.text),
    speaker: find(columns.speaker),
  }
  return found.start === -1 || found.text === -1 ? null : found
}

/** A clock in milliseconds, or a number in the unit of the file. */
function timeOf(value: string | undefined): number | null {
  const written = value?.trim() ?? ''
  if (written === '') return null
  if (written.includes(':')) return readClock(written, 0)?.ms ?? Number.NaN
  return Number(written.replace(',', '.'))
}
