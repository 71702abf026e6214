import { z } from 'zod'
import { AppError } from '#core/app-error.ts'
import { stripTags } from '../clean-text.ts'
import type { RawCaptions, RawCue } from '../raw-captions.ts'
import { refuseManyValues } from '../refuse-codes.ts'
import { endBeforeNext, hasPlaceholders } from './cue-blocks.ts'

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

/** A JSON document is json3, intact or damaged: it has a list of events. */
export function isJson3(json: unknown): boolean {
  const body = damagedBodySchema.safeParse(json).data
  return body !== undefined && body.events.length > 0
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
  refuseManyValues(text)
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
