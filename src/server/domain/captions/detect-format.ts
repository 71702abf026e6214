import { readArrowTiming } from './cue-timing.ts'
import { readPanelTime } from './panel-time.ts'
import type { TranscriptFormat } from './raw-captions.ts'
import { readCommaTiming } from './read-sbv.ts'

const sampleCharacters = 200_000
const sampleLines = 2000
const timedtextRoot = /<(?:timedtext|transcript|(?:tt:)?tt)[\s>]/

/** The format of a transcript by what stands in it; the file name decides only where that says nothing. */
export function detectFormat(text: string, fileName: string): TranscriptFormat {
  const sample = text.slice(0, sampleCharacters).trimStart()
  if (sample.startsWith('WEBVTT')) return 'webvtt'
  if (isJson(sample, text)) return 'json3'
  if (sample.startsWith('<') && timedtextRoot.test(sample.slice(0, 4000))) return 'timedtext'
  const byLines = byTimes(sample.split('\n', sampleLines))
  if (byLines === 'subrip' && /\.vtt$/i.test(fileName)) return 'webvtt'
  return byLines ?? byName(fileName, sample) ?? 'plain'
}

/** Captions in JSON, or any JSON document: its braces and quotes would make poor sentences. */
function isJson(sample: string, text: string): boolean {
  if (/^\{\s{0,100}"/.test(sample)) return true
  if (!/^[[{]/.test(sample)) return false
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** The line formats by how many lines carry their kind of time. */
function byTimes(lines: string[]): TranscriptFormat | null {
  const counts = { stc: 0, sbv: 0, subrip: 0, panel: 0, written: 0 }
  for (const line of lines) {
    if (line.trim() !== '') counts.written += 1
    if (line.trimStart().startsWith('*TC ')) counts.stc += 1
    else if (readArrowTiming(line) !== null) counts.subrip += 1
    else if (readCommaTiming(line) !== null) counts.sbv += 1
    else if (readPanelTime(line) !== null) counts.panel += 1
  }
  const best = Math.max(counts.stc, counts.sbv, counts.subrip)
  if (best > 0 && best >= counts.panel) {
    if (counts.stc === best) return 'stc'
    return counts.sbv === best ? 'sbv' : 'subrip'
  }
  return isPanel(lines, counts) ? 'panel' : null
}

/** Prose has a line that begins with a time of day now and then; a panel has them throughout, and rising. */
function isPanel(lines: string[], counts: { panel: number; written: number }): boolean {
  if (counts.panel === 0 || counts.panel < counts.written / 6) return false
  const times = lines.map((line) => readPanelTime(line)?.startMs).filter((time) => time !== undefined)
  const rising = times.filter((time, i) => i === 0 || time >= (times[i - 1] ?? 0)).length
  return rising >= times.length * 0.8
}

/** A file whose beginning is damaged is still what its name says, when it has the brackets of that format. */
function byName(fileName: string, sample: string): TranscriptFormat | null {
  if (/\.json3?$/i.test(fileName) && sample.includes('{')) return 'json3'
  if (/\.(?:xml|srv[123]|ttml)$/i.test(fileName) && sample.includes('<')) return 'timedtext'
  return null
}
