import { z } from 'zod'
import { AppError } from '#core/app-error.ts'
import { readJson } from '#core/captions/formats/json.ts'
import type { RawCue } from '#core/captions/raw-captions.ts'
import { shareOut } from '#core/captions/raw-captions.ts'
import type { Heard, HeardCue } from './heard.ts'

const seconds = z.union([
  z.number(),
  z
    .string()
    .regex(/^-?\d{1,12}(?:\.\d{1,12})?$/)
    .transform(Number),
])
const segmentSchema = z.object({
  start: seconds,
  end: seconds,
  text: z.string(),
  speaker: z
    .union([z.string().max(200), z.number().transform(String)])
    .nullish()
    .catch(null),
  no_speech_prob: z.number().nullish().catch(null),
})
const wordSchema = z.object({ start: seconds, end: seconds })
const answerSchema = z.object({
  text: z.string().nullish(),
  segments: z.array(z.unknown()).nullish(),
  words: z.array(z.unknown()).nullish(),
  language: z.string().max(100).nullish().catch(null),
})

/** A line as it was answered; `silence` is the recognizer's own doubt that anybody spoke, from 0 to 1. */
export type AnsweredCue = HeardCue & { silence: number }

/** An answer as it came, inventions included: lines in the order of the answer, with times of any kind. */
export type Answer = Omit<Heard, 'cues' | 'inventions'> & { cues: AnsweredCue[] }

/**
 * Reads the answer of a recognizer in any of its forms. Lines of one without times get their share of the
 * piece. `null` for a page, for JSON that is cut off or no answer, and for one without a body.
 */
export function readAnswer(body: string, durationMs: number): Answer | null {
  const text = body.replace(/^\uFEFF/, '').trim()
  if (text === '' || text.startsWith('<')) return null
  if (!/^[{[]/.test(text)) return untimed(text, { durationMs, form: 'text', language: null })
  const answer = answerSchema.safeParse(parseObject(text)).data
  if (answer === undefined) return null
  const { text: said, segments, words } = answer
  const language = languageTag(answer.language ?? null)
  const cues =
    readSegments(segments ?? [], durationMs) ?? readOther(text, [...(segments ?? []), ...(words ?? [])])
  if (cues !== null) {
    const isDiarized = cues.some(({ speaker }) => speaker !== null)
    return {
      cues: fitToWords(cues, words ?? [], durationMs),
      timings: 'exact',
      language,
      form: isDiarized ? 'diarized_json' : 'verbose_json',
    }
  }
  return typeof said === 'string' ? untimed(said, { durationMs, form: 'json', language }) : null
}

function readSegments(list: readonly unknown[], durationMs: number): AnsweredCue[] | null {
  const segments = z.array(segmentSchema).min(1).safeParse(list).data
  if (segments === undefined) return null
  const perMs = unitOf(segments, durationMs)
  return segments.map(({ start, end, text, speaker, no_speech_prob: silence }) => ({
    startMs: Math.round(start * perMs),
    endMs: Math.round(end * perMs),
    text,
    speaker: speaker ?? null,
    silence: silence ?? 0,
  }))
}

/** Seconds; LocalAI has written nanoseconds, and others milliseconds. */
const units = [1000, 1, 1e-6]
/** Times that are invented go at most about a window of Whisper past the end of the sound. */
const spareMs = 60_000

function unitOf(times: readonly { end: number }[], durationMs: number): number {
  const last = times.reduce((max, { end }) => Math.max(max, end), 0)
  return units.find((unit) => last * unit <= durationMs * 2 + spareMs) ?? 1000
}

/** Lists with other names of fields, and words alone, as the reader of caption files knows them. */
function readOther(text: string, list: readonly unknown[]): AnsweredCue[] | null {
  if (list.length === 0) return null
  try {
    const cues = readJson(text).cues.filter(isTimed)
    return cues.length === 0 ? null : cues.map((cue) => ({ ...cue, silence: 0 }))
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}

function isTimed(cue: RawCue): cue is RawCue & { startMs: number; endMs: number } {
  return Number.isFinite(cue.startMs) && Number.isFinite(cue.endMs)
}

/** Lets each line begin and end with its words: segments often take in the silence around them. */
function fitToWords(cues: AnsweredCue[], list: readonly unknown[], durationMs: number): AnsweredCue[] {
  const words = z.array(wordSchema).min(1).safeParse(list).data
  if (words === undefined) return cues
  const perMs = unitOf(words, durationMs)
  const timed = words.map(({ start, end }) => ({ startMs: start * perMs, endMs: end * perMs }))
  let at = 0
  return cues.map((cue) => {
    while ((timed[at]?.startMs ?? Infinity) < cue.startMs) at += 1
    const first = timed[at]
    while ((timed[at]?.startMs ?? Infinity) < cue.endMs) at += 1
    const last = timed[at - 1]
    if (first === undefined || last === undefined || first.startMs >= cue.endMs) return cue
    const endMs = Math.min(cue.endMs, Math.round(last.endMs))
    return { ...cue, startMs: Math.round(first.startMs), endMs }
  })
}

type Estimation = Pick<Answer, 'form' | 'language'> & { durationMs: number }

const sentenceEnd = /(?<=[.!?…]["'”’»)\]]{0,2})\s+|(?<=[。！？।])/u

/** A line for each sentence that the recognizer wrote, each with its share of the piece. */
function untimed(text: string, { durationMs, ...facts }: Estimation): Answer {
  const lines = text.split('\n').flatMap((line) => line.split(sentenceEnd))
  const pieces = lines.filter((line) => line.trim() !== '').map((line) => ({ text: line, speaker: null }))
  const cues = shareOut({ startMs: 0, endMs: durationMs }, pieces)
    .filter(isTimed)
    .map((cue) => ({ ...cue, silence: 0 }))
  return { cues, timings: 'estimated', ...facts }
}

function parseObject(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The English names of languages, as Whisper writes them, with their codes. */
const codes = new Map<string, string>()

function codeOf(name: string): string | null {
  if (codes.size === 0) {
    const letters = 'abcdefghijklmnopqrstuvwxyz'.split('')
    const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
    for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
      const known = names.of(code)?.toLowerCase()
      if (known !== undefined && !codes.has(known)) codes.set(known, code)
    }
  }
  return codes.get(name) ?? null
}

/** The BCP 47 tag of a language that a recognizer names by its tag or in English; `null` for any other. */
function languageTag(name: string | null): string | null {
  const written = name?.trim().toLowerCase() ?? ''
  if (/^[a-z]{2,3}(?:[-_][a-z0-9]{2,8}){0,2}$/.test(written)) return written.replaceAll('_', '-')
  return codeOf(written)
}
