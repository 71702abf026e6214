import { joinText } from '#product/join-text.ts'
import { chooseLabels } from './choose-labels.ts'
import type { Labels } from './choose-labels.ts'
import { findMarks } from './find-labels.ts'
import type { SpeakerMark } from './find-labels.ts'
import type { MarkedText } from './label-evidence.ts'
import { shareOut, unnamedSpeaker } from './raw-captions.ts'
import type { RawCue } from './raw-captions.ts'

/** The words of one person in a caption; `isUnnamed` where a speaker without a name begins. */
type Speech = { speaker: string | null; text: string; isUnnamed: boolean }

/**
 * Tells the speakers apart: labels leave the text and become the speaker of all that follows up to the next,
 * a caption in which the speaker changes is cut there, and an unnamed change (`>>`, a dialogue dash) is left
 * as `>> `.
 */
export function splitSpeakers(cues: RawCue[]): RawCue[] {
  const marked = cues.map((cue): MarkedText => {
    return { text: cue.text, marks: cue.speaker === null ? findMarks(cue.text, cue.startMs !== null) : [] }
  })
  const labels = chooseLabels(marked)
  const hasChevrons = marked.some(beginsWithChevrons)
  let current: Speech = { speaker: null, text: '', isUnnamed: false }
  return cues.flatMap((cue, i) => {
    if (cue.speaker !== null) return spokenBy(cue.speaker, cue)
    const marks = (marked[i]?.marks ?? []).flatMap((mark) => named(mark, labels, hasChevrons))
    if (marks.length === 0 && !current.isUnnamed) return spokenBy(current.speaker, cue)
    const speeches = cutAtMarks(cue.text, marks, current)
    current = speeches.at(-1) ?? current
    return shareUntil(cue, speeches.filter(hasWords).map(withMark), cues[i + 1]?.startMs ?? null)
  })
}

/** A mark with its speaker; nothing where it is no mark, an unnamed change for a doubtful label. */
function named(mark: SpeakerMark, labels: Labels, hasChevrons: boolean): SpeakerMark[] {
  const { name, position, from } = mark
  if (name === null) return position === 'line' || hasChevrons ? [mark] : []
  const speaker = labels.get(name)
  if (speaker === undefined) return []
  if (speaker !== null) return [{ ...mark, name: speaker }]
  return from === 0 ? [{ ...mark, name: null, to: from }] : []
}

/** A caption that is all one person's, as most are. */
function spokenBy(speaker: string | null, cue: RawCue): RawCue[] {
  if (!hasWords(cue)) return []
  cue.speaker = speaker
  cue.text = flowing(cue.text)
  return [cue]
}

/** Shares out the time of a caption, but lets no piece of it begin after the next caption. */
function shareUntil(
  cue: RawCue,
  speeches: { speaker: string | null; text: string }[],
  next: number | null,
): RawCue[] {
  const { startMs, endMs } = cue
  const end = endMs !== null && next !== null ? Math.min(endMs, next) : endMs
  const pieces = shareOut({ startMs, endMs: end }, speeches)
  return pieces.map((piece, i) => (i === pieces.length - 1 ? { ...piece, endMs } : piece))
}

/** Chevrons inside a line count only in transcripts whose lines begin with them. */
function beginsWithChevrons({ text, marks }: MarkedText): boolean {
  return marks.some((mark) => mark.position === 'line' && text.startsWith('>>', mark.from))
}

/** `before` speaks up to the first mark; a speech that it began without words, as `>>`, begins here. */
function cutAtMarks(text: string, marks: SpeakerMark[], before: Speech): Speech[] {
  const opening = flowing(text.slice(0, marks[0]?.from ?? text.length))
  const isUnnamed = before.isUnnamed && !hasWords(before)
  const speeches: Speech[] = [{ speaker: before.speaker, text: opening, isUnnamed }]
  for (const [i, mark] of marks.entries()) {
    const words = flowing(text.slice(mark.to, marks[i + 1]?.from ?? text.length))
    speeches.push({ speaker: mark.name, text: words, isUnnamed: mark.name === null })
  }
  return speeches
}

function withMark({ speaker, text, isUnnamed }: Speech): { speaker: string | null; text: string } {
  return { speaker, text: isUnnamed ? unnamedSpeaker + text : text }
}

function flowing(text: string): string {
  if (!text.includes('\n')) return text.trim()
  return joinText(text.split('\n').map((line) => line.trim()))
}

function hasWords(speech: { text: string }): boolean {
  return /[\p{L}\p{N}]/u.test(speech.text)
}

/** A word of a name, or a short title such as `Dr.` */
const part = String.raw`(?:[\p{Lu}\p{Lo}](?:\p{L}{0,2}\.|[\p{L}\p{M}'’-]*))`
/** The end of a caption in which a change of speaker has no words yet, or the first of the name. */
const openLabel = new RegExp(String.raw`(?:^|\s)(>>+\s*(?:${part}\s+){0,2}${part}?)\s*$`, 'u')
const nameAlone = new RegExp(String.raw`^(?:${part}\s+){0,2}${part}$`, 'u')
const restOfLabel = new RegExp(String.raw`^\s*((?:${part}\s+){0,3}${part})\s*[:：]`, 'u')
const wholeLabel = new RegExp(String.raw`^(?:>>+\s*)?((?:${part}\s+){1,4}${part})\s*[:：]`, 'u')
/** Live captions come word by word, so that a name and its colon may be spread over as many. */
const maxCues = 5
const maxLabelLength = 60

/**
 * Puts the name of a speaker together that live captions spread over several: `>> DAVID` and
 * `MUIR: GOOD EVENING`. A name counts that is written in capitals after chevrons, or is a label elsewhere in
 * the file.
 */
export function joinLabels(cues: RawCue[]): RawCue[] {
  const joined: RawCue[] = []
  let labels: ReadonlySet<string> | null = null
  const isLabel = (name: string): boolean => (labels ??= wholeLabels(cues)).has(name)
  let carried: Pick<RawCue, 'startMs' | 'text'> | null = null
  for (const [i, cue] of cues.entries()) {
    const whole: RawCue =
      carried === null ? cue : { ...cue, startMs: carried.startMs, text: `${carried.text} ${cue.text}` }
    const open = openEnd(whole, cues, i, isLabel)
    const text = whole.text.slice(0, whole.text.length - open.length).trimEnd()
    if (open === '') joined.push(whole)
    else if (text !== '') joined.push({ ...whole, text })
    carried =
      open === '' ? null : { startMs: text === '' ? whole.startMs : cue.startMs, text: open.trimEnd() }
  }
  return joined
}

/** The beginning of a label that ends this caption and continues in the next; empty for none. */
function openEnd(
  { text, speaker }: RawCue,
  cues: readonly RawCue[],
  i: number,
  isLabel: (name: string) => boolean,
): string {
  const hasChevrons = text.includes('>>')
  if (speaker !== null || (!hasChevrons && text.length > maxLabelLength)) return ''
  const end = hasChevrons ? openLabel.exec(text.slice(-2 * maxLabelLength))?.[1] : nameAlone.exec(text)?.[0]
  if (end === undefined) return ''
  const rest = restOfLabel.exec(textAhead(cues, i))?.[1]
  if (rest === undefined) return ''
  const name = end.replace(/^>>+\s*/, '').trim()
  const isSure = hasChevrons && !/\p{Ll}/u.test(`${name}${rest}`)
  return isSure || isLabel([name, rest].join(' ').trim()) ? end : ''
}

/** The text of the next captions, up to the first that has a colon. */
function textAhead(cues: readonly RawCue[], i: number): string {
  let text = ''
  for (const { speaker, text: next } of cues.slice(i + 1, i + 1 + maxCues)) {
    if (speaker !== null || text.length > maxLabelLength) break
    text += ` ${next.slice(0, 2 * maxLabelLength)}`
    if (/[:：]/.test(next)) break
  }
  return text
}

/** All labels of several words that begin a caption. */
function wholeLabels(cues: readonly RawCue[]): ReadonlySet<string> {
  return new Set(cues.flatMap(({ text }) => wholeLabel.exec(text.slice(0, 2 * maxLabelLength))?.[1] ?? []))
}
