import type { Cue } from '#contract/transcripts.ts'
import { unnamedSpeaker } from '#server/lib/captions/unnamed-speaker.ts'
import { needsBlank } from './join-text.ts'

/** What one speaker says without a long pause; `offsets` tells where in `text` each cue begins. */
export type Turn = { speaker: string | null; cues: Cue[]; text: string; offsets: number[] }

const pauseSeconds = 1.2
/** A speaker who has not finished a sentence may think for this long. */
const pauseInsideSentenceSeconds = 4
const sentenceEnd = /[.!?…。！？؟।॥]["'”’»)\]」』]?$/

/**
 * Puts cues together into turns: a turn ends where the speaker changes or pauses. In a punctuated transcript a short
 * pause inside a sentence does not end it.
 */
export function gatherTurns(cues: readonly Cue[], isPunctuated: boolean): Turn[] {
  const groups: Cue[][] = []
  for (const cue of cues) {
    const group = groups.at(-1)
    const previous = group?.at(-1)
    const isChange = previous === undefined || cue.speaker !== previous.speaker || isUnnamedChange(cue)
    if (group === undefined || isChange || endsTurn(previous, cue, isPunctuated)) groups.push([cue])
    else group.push(cue)
  }
  return groups.map(toTurn)
}

function isUnnamedChange(cue: Cue): boolean {
  return cue.text.startsWith(unnamedSpeaker)
}

function endsTurn(previous: Cue, cue: Cue, isPunctuated: boolean): boolean {
  if (previous.start === null || previous.duration === null || cue.start === null) return false
  const gap = cue.start - previous.start - previous.duration
  const isFinished = !isPunctuated || sentenceEnd.test(previous.text)
  return gap > (isFinished ? pauseSeconds : pauseInsideSentenceSeconds)
}

function toTurn(cues: Cue[]): Turn {
  const offsets: number[] = []
  const pieces: string[] = []
  let length = 0
  let before = ''
  for (const cue of cues) {
    const words = isUnnamedChange(cue) ? cue.text.slice(unnamedSpeaker.length) : cue.text
    const piece = before !== '' && needsBlank(before, words) ? ` ${words}` : words
    offsets.push(length + piece.length - words.length)
    pieces.push(piece)
    length += piece.length
    before = words
  }
  return { speaker: cues[0]?.speaker ?? null, cues, text: pieces.join(''), offsets }
}
