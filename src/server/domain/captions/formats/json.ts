import { z } from 'zod'
import { joinText } from '#product/join-text.ts'
import { AppError } from '#server/lib/app-error.ts'
import { stripTags } from '../clean-text.ts'
import { timedInUnits } from '../cue-timing.ts'
import type { RawCaptions, RawCue } from '../raw-captions.ts'
import { endBeforeNext, hasPlaceholders } from './cue-blocks.ts'
import { findSegments } from './json-segments.ts'
import type { SegmentList } from './json-segments.ts'

/** Mean lengths of what a list holds, in characters: below the first it is words, above the second whole speeches. */
const wordLength = 15
const speechLength = 400
/** Of the characters of the fullest list; one with less leaves words out. */
const minShare = 0.8

/**
 * Reads captions in JSON, also one object a line: YouTube's json3, Podcasting 2.0, and what speech recognisers write
 * (Whisper and its kin, AWS, Deepgram, AssemblyAI, youtube-transcript-api). Lists are known by what their items hold, not
 * by the program that wrote them.
 * @throws AppError `TRANSCRIPT_EMPTY` when it is cut off, damaged or some other JSON.
 */
export function readJson(text: string): RawCaptions {
  const json = parse(text)
  if (isJson3(json)) return readJson3(text)
  const lists = findSegments(json)
  const list = chooseList(lists)
  if (list === null) {
    throw new AppError(
      'TRANSCRIPT_EMPTY',
      'This JSON file holds no captions: there is no list in it with words and the times at which they are said.',
    )
  }
  const timed = list.isInMs ? list.segments : timedInUnits(list.segments)
  const cues = meanLength(list) < wordLength ? joinTimedWords(timed) : timed
  return { cues: inOrder(cues), captionKind: 'unknown', language: languageOf(json), rolling: 'possible' }
}

function parse(text: string): unknown {
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

const segmentSchema = z.object({
  utf8: z.string().optional(),
  tOffsetMs: z.number().optional(),
  acAsrConf: z.number().optional(),
})
const eventSchema = z.object({
  tStartMs: z.number().optional(),
  dDurationMs: z.number().optional(),
  aAppend: z.number().optional(),
  segs: z.array(segmentSchema).optional(),
})
const fields = eventSchema.shape
/** A field of the wrong type counts as missing, so that the words of a damaged event are not lost. */
const damagedEventSchema = z.object({
  tStartMs: fields.tStartMs.catch(undefined),
  dDurationMs: fields.dDurationMs.catch(undefined),
  aAppend: fields.aAppend.catch(undefined),
  segs: fields.segs.catch(undefined),
})
const bodySchema = z.object({ events: z.array(eventSchema) })
const damagedBodySchema = z.object({ events: z.array(damagedEventSchema.catch({})) })

type CaptionEvent = z.infer<typeof eventSchema>

/**
 * Reads YouTube's json3. Events without words (set-up, and the appended line end that scrolls) are skipped.
 * @throws AppError `TRANSCRIPT_EMPTY` when it is cut off, damaged or some other JSON.
 */
export function readJson3(text: string): RawCaptions {
  const events = readEvents(text)
  const spoken = events
    .map((event) => ({ ...event, words: wordsOf(event) }))
    .filter(({ words }) => words.trim() !== '')
  const isAutomatic = events.some(hasAutomaticMark)
  const timed = spoken.map((event) => ({
    startMs: event.tStartMs ?? Number.NaN,
    durationMs: event.dDurationMs ?? null,
    text: event.words,
  }))
  const placeholders = hasPlaceholders(timed, isAutomatic)
  const cues = timed.map((cue, i): RawCue => {
    const endMs = endBeforeNext(cue, spoken[i + 1]?.tStartMs ?? null, placeholders)
    return { startMs: cue.startMs, endMs, text: stripTags(cue.text), speaker: null }
  })
  return { cues, captionKind: isAutomatic ? 'automatic' : 'human', language: null, rolling: 'possible' }
}

/** Whether a JSON document is one of json3, sound or damaged: it has a list of events. */
function isJson3(json: unknown): boolean {
  return damagedBodySchema.safeParse(json).success
}

function readEvents(text: string): CaptionEvent[] {
  const json = parseJson(text)
  // Hardly any body is damaged, and one that is not is read in half the time without looking for damage.
  const body = bodySchema.safeParse(json).data ?? damagedBodySchema.safeParse(json).data
  if (body === undefined) {
    throw new AppError('TRANSCRIPT_EMPTY', 'This JSON file holds no captions in the json3 format of YouTube.')
  }
  return body.events
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new AppError('TRANSCRIPT_EMPTY', 'This caption file in the json3 format is cut off or damaged.', {
      cause,
    })
  }
}

function wordsOf({ segs = [] }: CaptionEvent): string {
  // Captions that people wrote have one segment each.
  return segs.length === 1 ? (segs[0]?.utf8 ?? '') : segs.map((segment) => segment.utf8 ?? '').join('')
}

function hasAutomaticMark(event: CaptionEvent): boolean {
  const segments = event.segs ?? []
  return event.aAppend === 1 || segments.some((s) => s.acAsrConf !== undefined || s.tOffsetMs !== undefined)
}

const maxWords = 14
/** A pause this long begins a new caption, in milliseconds. */
const pauseMs = 1500
const sentenceEnd = /[.!?…。！？؟।]["'”’»)\]]?$/u

/** Words with a time each as captions of a line: up to the end of a sentence, a pause, another speaker or 14 words. */
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
