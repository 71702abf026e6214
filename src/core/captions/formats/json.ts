import { AppError } from '#core/app-error.ts'
import { joinText } from '#product/join-text.ts'
import { timedInUnits } from '../cue-timing.ts'
import type { RawCaptions, RawCue } from '../raw-captions.ts'
import { refuseManyValues } from '../refuse-codes.ts'
import { isFields } from './json-fields.ts'
import { findSegments } from './json-segments.ts'
import type { SegmentList } from './json-segments.ts'
import { isJson3, readJson3 } from './json3.ts'
import { readPlain } from './prose.ts'

/** Mean lengths in characters: a list below the first holds words, above the second whole speeches. */
const wordLength = 15
const speechLength = 400
/** The least share of the fullest list's characters; a list with less leaves words out. */
const minShare = 0.8

/**
 * Reads captions in JSON, also one object a line: YouTube's json3, Podcasting 2.0, and what speech
 * recognisers write (Whisper and its kin, AWS, Google, Azure, Deepgram, AssemblyAI, youtube-transcript-api).
 * Lists are known by what their items hold, not by the program that wrote them.
 * @throws AppError `TRANSCRIPT_EMPTY` when it is cut off, damaged or some other JSON.
 */
export function readJson(text: string): RawCaptions {
  const json = parse(text)
  if (isJson3(json)) return readJson3(text)
  const lists = findSegments(json)
  const list = chooseList(lists.filter(hasTimes)) ?? chooseList(lists.filter(isSpoken))
  if (list === null) {
    const said = onlyText(json)
    if (said !== null) return { ...readPlain(said), language: languageOf(json) }
    throw new AppError(
      'TRANSCRIPT_EMPTY',
      'This JSON file holds no captions: there is no list in it with words and the times at which they are said.',
    )
  }
  const timed = list.isInMs ? list.segments : timedInUnits(list.segments)
  const cues = hasTimes(list) && meanLength(list) < wordLength ? joinTimedWords(timed) : timed
  return { cues: inOrder(cues), captionKind: 'unknown', language: languageOf(json), rolling: 'possible' }
}

function hasTimes({ segments }: SegmentList): boolean {
  return segments.some(({ startMs }) => startMs !== null)
}

/** A list without times consists of speech: most items have a speaker, and none is data. */
function isSpoken({ segments }: SegmentList): boolean {
  const spoken = segments.filter(({ speaker, text }) => speaker !== null && !/^\s*[{[]"/.test(text))
  return segments.length > 1 && spoken.length > segments.length / 2
}

/** The whole transcript, where the document holds nothing else. */
function onlyText(json: unknown): string | null {
  if (!isFields(json)) return null
  const said = [json['text'], json['transcript']].find((value) => typeof value === 'string')
  return typeof said === 'string' && said.trim() !== '' ? said : null
}

function parse(text: string): unknown {
  refuseManyValues(text)
  try {
    return JSON.parse(text)
  } catch (cause) {
    const lines = parseLines(text)
    if (lines !== null) return lines
    throw new AppError('TRANSCRIPT_EMPTY', 'This caption file in JSON is cut off or damaged.', { cause })
  }
}

/** JSON lines; a last line that was cut off is left out. */
function parseLines(text: string): unknown[] | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const values: unknown[] = []
  for (const [i, line] of lines.entries()) {
    try {
      values.push(JSON.parse(line))
    } catch {
      if (i === 0 || i < lines.length - 1) return null
    }
  }
  return values.length > 1 ? values : null
}

/** The list that has all the words, best in captions of a usual length and with speakers. */
function chooseList(lists: readonly SegmentList[]): SegmentList | null {
  const fullest = lists.reduce((max, list) => Math.max(max, charactersOf(list)), 0)
  const whole = lists.filter((list) => charactersOf(list) >= fullest * minShare && fullest > 0)
  return whole.toSorted((a, b) => merit(b) - merit(a) || charactersOf(b) - charactersOf(a))[0] ?? null
}

function merit(list: SegmentList): number {
  const mean = meanLength(list)
  const byLength = mean > speechLength ? 0 : mean < wordLength ? 1 : 2
  return byLength + (list.segments.some(({ speaker }) => speaker !== null) ? 2 : 0)
}

function charactersOf({ segments }: SegmentList): number {
  return segments.reduce((sum, { text }) => sum + text.replaceAll(' ', '').length, 0)
}

function meanLength(list: SegmentList): number {
  return charactersOf(list) / Math.max(1, list.segments.length)
}

/** Several channels are written one behind the other. */
function inOrder(cues: RawCue[]): RawCue[] {
  const isTimed = cues.every(({ startMs }) => startMs !== null && Number.isFinite(startMs))
  return isTimed ? cues.toSorted((a, b) => (a.startMs ?? 0) - (b.startMs ?? 0)) : cues
}

const languageKeys = ['language', 'language_code', 'languageCode', 'lang', 'detected_language']

function languageOf(json: unknown): string | null {
  if (typeof json !== 'object' || json === null) return null
  const fields = new Map<string, unknown>(Object.entries(json))
  for (const holder of [fields, new Map<string, unknown>(Object.entries(fields.get('result') ?? {}))]) {
    for (const key of languageKeys) {
      const value = holder.get(key)
      if (typeof value === 'string' && /^[a-z]{2,3}(?:[-_][A-Za-z]{2,4})?$/.test(value)) return value
    }
  }
  return null
}

const maxWords = 14
/** A pause this long begins a new caption, in milliseconds. */
const pauseMs = 1500
const sentenceEnd = /[.!?…。！？؟।]["'”’»)\]]?$/u

/** Words with a time each as captions: up to a sentence's end, a pause, a new speaker or 14 words. */
function joinTimedWords(words: readonly RawCue[]): RawCue[] {
  const lines: RawCue[][] = []
  for (const word of words) {
    const line = lines.at(-1)
    const last = line?.at(-1)
    if (line === undefined || last === undefined || isBreak(last, word) || line.length >= maxWords)
      lines.push([word])
    else line.push(word)
  }
  // Whisper writes the blank before a word; where it does, one without belongs to the word before.
  const hasBlanks = words.some(({ text }) => text.startsWith(' '))
  return lines.map((line): RawCue => {
    const texts = line.map(({ text }) => text)
    return {
      startMs: line[0]?.startMs ?? null,
      endMs: line.at(-1)?.endMs ?? null,
      text: hasBlanks ? texts.join('') : joinText(texts),
      speaker: line[0]?.speaker ?? null,
    }
  })
}

function isBreak(last: RawCue, word: RawCue): boolean {
  if (last.speaker !== word.speaker || sentenceEnd.test(last.text)) return true
  const ended = last.endMs ?? last.startMs
  return ended !== null && word.startMs !== null && word.startMs - ended >= pauseMs
}
