import { readClock } from '../cue-timing.ts'
import type { RawCue } from '../raw-captions.ts'
import { endOf, isFields, isName, nameOf, senderOf, speakerOf, startOf, textOf } from './json-fields.ts'
import type { Fields } from './json-fields.ts'

const listKeys: ReadonlySet<string> = new Set(['speakers', 'participants', 'speaker_names', 'speakerNames'])
const idKeys = ['id', 'speaker_id', 'speakerId', 'speaker', 'tag', 'label']

/** Takes the names of speakers out of a separate field: `[{ id, name }]` or `{ id: name }`. */
function collectNames(key: string, value: object, names: Map<string, string>): void {
  if (!listKeys.has(key)) return
  const items: readonly unknown[] = Array.isArray(value) ? value : []
  for (const item of items) if (isFields(item)) addName(item, names)
  if (!isFields(value)) return
  for (const [id, item] of Object.entries(value)) {
    const name = isFields(item) ? nameOf(item) : item
    if (isName(name)) names.set(id, name.trim())
  }
}

function addName(item: Fields, names: Map<string, string>): void {
  const name = [item['speaker_name'], item['speakerName'], nameOf(item)].find(isName)
  const id = idKeys.map((key) => item[key]).find((each) => typeof each === 'number' || isName(each))
  if (name !== undefined && (typeof id === 'number' || isName(id)) && name !== id)
    names.set(String(id), name.trim())
}

/** Gives the speakers that segments know by their ids only the names of the list. */
function nameByIds(segments: readonly RawCue[], names: ReadonlyMap<string, string>): void {
  if (names.size === 0) return
  for (const segment of segments) {
    const id = segment.speaker ?? ''
    segment.speaker = names.get(id) ?? names.get(id.replace(/^Speaker /, '')) ?? segment.speaker
  }
}

/** Captions of one list in a JSON document, times as written; `isInMs` for known milliseconds. */
export type SegmentList = { segments: RawCue[]; isInMs: boolean }

const maxDepth = 16
const maxWrappers = 3

/** The time of a speaker, where a recogniser writes that apart from the words. */
type SpeakerSpan = { startMs: number; speaker: string }
type FoundSegments = { lists: Map<string, SegmentList>; spans: SpeakerSpan[]; names: Map<string, string> }

/**
 * All lists of a JSON document whose items are words. Lists at the same place below items of other lists
 * count as one; a speaker named above a list speaks its items. Of alternatives the first is read.
 */
export function findSegments(json: unknown): SegmentList[] {
  const found: FoundSegments = { lists: new Map(), spans: [], names: new Map() }
  visit(json, { path: '', speaker: null, depth: 0 }, found)
  const lists = [...found.lists.values()]
  for (const { segments } of lists) {
    nameBySpans(segments, found.spans)
    nameByIds(segments, found.names)
  }
  return lists
}

/** The spans of speakers name those segments whose words do not name their speaker. */
function nameBySpans(segments: readonly RawCue[], found: readonly SpeakerSpan[]): void {
  if (found.length === 0 || segments.some(({ speaker }) => speaker !== null)) return
  const spans = found.toSorted((a, b) => a.startMs - b.startMs)
  let at = 0
  for (const segment of segments) {
    if (segment.startMs === null) continue
    while (at + 1 < spans.length && (spans[at + 1]?.startMs ?? 0) <= segment.startMs) at += 1
    segment.speaker = spans[at]?.speaker ?? null
  }
}

type Position = { path: string; speaker: string | null; depth: number }

function visit(value: unknown, at: Position, found: FoundSegments): void {
  if (at.depth > maxDepth) return
  const items = itemsOf(value)
  if (items !== null) {
    const read = /\.(?:alternatives|nBest)$/i.test(at.path) ? items.slice(0, 1) : items
    for (const wrapped of read) {
      const item = unwrap(wrapped)
      if (Array.isArray(item)) addTuple(item, at, found)
      if (!isFields(item)) continue
      addSegment(item, at, found)
      visitFields(item, at, found)
    }
  } else if (isFields(value)) visitFields(value, at, found)
}

const clockKey = /^\d{1,3}(?::\d{2}){1,2}(?:[.,]\d{1,3})?$/

function isByTime([key, item]: readonly [string, unknown]): boolean {
  return clockKey.test(key) && typeof item === 'string'
}

/** The items of a list, also of one by numbers or times, or with a list for each field. */
function itemsOf(value: unknown): readonly unknown[] | null {
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value
    return items
  }
  if (!isFields(value)) return null
  const entries = Object.entries(value)
  if (entries.length > 1 && entries.every(([key, item]) => /^\d{1,6}$/.test(key) && isFields(item)))
    return entries.map(([, item]) => item)
  if (entries.length > 1 && entries.every(isByTime))
    return entries.map(([key, text]) => ({ startMs: readClock(key, 0)?.ms ?? null, text }))
  const { text, start, end } = value
  if (Array.isArray(text) && Array.isArray(start) && text.length === start.length) {
    const ends: readonly unknown[] = Array.isArray(end) ? end : []
    const texts: readonly unknown[] = text
    const starts: readonly unknown[] = start
    return texts.map((each, i) => ({ text: each, start: starts[i], end: ends[i] }))
  }
  return null
}

/** YouTube's own pages put each item into an object whose only field says what it is. */
function unwrap(item: unknown): unknown {
  let inner = item
  for (let i = 0; i < maxWrappers; i += 1) {
    const [only, ...others] = isFields(inner) ? Object.entries(inner) : []
    if (only === undefined || others.length > 0 || !only[0].endsWith('Renderer')) return inner
    // The heading of a chapter.
    if (only[0].includes('Header')) return null
    inner = only[1]
  }
  return inner
}

/** `[1.5, 3, "words"]`, `["word", 1.5, 3]`, also with the number of the item first. */
function addTuple(items: readonly unknown[], at: Position, found: FoundSegments): void {
  const texts = items.filter((item) => typeof item === 'string')
  const numbers = items.filter((item) => typeof item === 'number')
  const [text] = texts
  if (text === undefined || texts.length > 1 || numbers.length === 0 || items.length > 4) return
  const [start, end] = numbers.length > 2 ? numbers.slice(-2) : numbers
  addSegment({ text, start, end }, at, found)
}

function visitFields(fields: Fields, at: Position, found: FoundSegments): void {
  const speaker = speakerOf(fields) ?? at.speaker
  for (const [key, value] of Object.entries(fields)) {
    if (typeof value !== 'object' || value === null) continue
    collectNames(key, value, found.names)
    visit(value, { path: `${at.path}.${key}`, speaker, depth: at.depth + 1 }, found)
  }
}

function addSegment(fields: Fields, at: Position, found: FoundSegments): void {
  const text = textOf(fields)
  const start = startOf(fields)
  if (text === null) {
    const speaker = speakerOf(fields)
    if (speaker !== null && start !== null) found.spans.push({ startMs: start.value, speaker })
    return
  }
  const list = found.lists.get(at.path) ?? { segments: [], isInMs: start?.isMs ?? false }
  const before = list.segments.at(-1)
  const isMark = fields['type'] === 'punctuation' || fields['type'] === 'punct' || start === null
  if (isMark && before !== undefined && /^[\p{P}\s]*$/u.test(text)) {
    // Marks and blanks between words are items of their own.
    before.text += text.trim()
    return
  }
  list.segments.push({
    startMs: start?.value ?? null,
    endMs: endOf(fields, start),
    text,
    speaker: speakerOf(fields) ?? senderOf(fields) ?? at.speaker,
  })
  found.lists.set(at.path, list)
}
