import { joinText } from '#product/join-text.ts'
import { chooseLabels } from './choose-labels.ts'
import type { Labels, MarkedText } from './choose-labels.ts'
import { findMarks } from './find-labels.ts'
import type { SpeakerMark } from './find-labels.ts'
import { shareOut, unnamedSpeaker } from './raw-captions.ts'
import type { RawCue } from './raw-captions.ts'

/** What one person says in a caption; `isUnnamed` where a speaker without a name begins. */
type Speech = { speaker: string | null; text: string; isUnnamed: boolean }

/**
 * Tells the speakers apart: labels leave the text and become the speaker of all that follows up to the next, a caption
 * in which the speaker changes is cut there, and an unnamed change (`>>`, a dialogue dash) is left as `>> `.
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

/** A mark with the speaker that it names; nothing where it is none, and an unnamed change where its label is doubtful. */
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
  return hasWords(cue) ? [{ ...cue, speaker, text: flowing(cue.text) }] : []
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

/** Chevrons inside a line count only in transcripts that begin lines with them; elsewhere they are an operator. */
function beginsWithChevrons({ text, marks }: MarkedText): boolean {
  return marks.some((mark) => mark.position === 'line' && text.startsWith('>>', mark.from))
}

/** `before` goes on speaking up to the first mark; what it began without words, as `>>` alone, begins here. */
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
