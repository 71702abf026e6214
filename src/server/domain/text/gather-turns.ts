import type { Cue } from '#contract/transcripts.ts'
import { needsBlank } from '#product/join-text.ts'
import { unnamedSpeaker } from '#server/domain/captions/raw-captions.ts'

/** What one speaker says without a long pause; `offsets` tells where in `text` each cue begins. */
export type Turn = { speaker: string | null; cues: Cue[]; text: string; offsets: number[] }

const pauseMs = 1200

/**
 * Puts cues together into turns: a turn ends where the speaker changes or pauses for more than 1.2 seconds. Where no
 * full stops part the cues, blanks do, in every script.
 */
export function gatherTurns(cues: readonly Cue[], isPunctuated: boolean): Turn[] {
  const groups: Cue[][] = []
  for (const cue of cues) {
    const group = groups.at(-1)
    const previous = group?.at(-1)
    const isChange = previous === undefined || cue.speaker !== previous.speaker || isUnnamedChange(cue)
    if (group === undefined || isChange || isPause(previous, cue)) groups.push([cue])
    else group.push(cue)
  }
  return groups.map((group) => toTurn(group, isPunctuated))
}

function isUnnamedChange(cue: Cue): boolean {
  return cue.text.startsWith(unnamedSpeaker)
}

function isPause(previous: Cue, cue: Cue): boolean {
  if (previous.start === null || previous.duration === null || cue.start === null) return false
  return Math.round((cue.start - previous.start - previous.duration) * 1000) > pauseMs
}

function toTurn(cues: Cue[], isPunctuated: boolean): Turn {
  const offsets: number[] = []
  const pieces: string[] = []
  let length = 0
  let before = ''
  for (const cue of cues) {
    const words = isUnnamedChange(cue) ? cue.text.slice(unnamedSpeaker.length) : cue.text
    const isParted = before !== '' && (!isPunctuated || needsBlank(before, words))
    const piece = isParted ? ` ${words}` : words
    offsets.push(length + piece.length - words.length)
    pieces.push(piece)
    length += piece.length
    before = words
  }
  return { speaker: cues[0]?.speaker ?? null, cues, text: pieces.join(''), offsets }
}
