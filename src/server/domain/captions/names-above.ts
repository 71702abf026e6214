import type { RawCue } from './raw-captions.ts'
import { cleanSpeaker } from './speaker-name.ts'

const nameLike = /^[[(]?(?:\p{Lu}|\p{Lt}|\p{Lo})[^.!?…。！？;:,]{0,59}[\])]?$/u
const shortening = /(?<=(?:^|\s)\p{L}{1,5})\.(?=\s)/gu
const maxWords = 6
const minHeads = 4
/** Of the captions with a line above the others. */
const minShare = 0.6

/**
 * Captions whose first line is the name of the speaker, with the name taken off and given to them and to those that follow
 * without one. The names are known by how they come again; where they do not, all captions stay as they are.
 */
export function takeNamesAbove(cues: readonly RawCue[]): RawCue[] {
  const heads = cues.map(headOf)
  const counts = new Map<string, number>()
  for (const head of heads) if (head !== null) counts.set(head, (counts.get(head) ?? 0) + 1)
  const named = heads.filter((head) => head !== null)
  const repeated = named.filter((head) => (counts.get(head) ?? 0) > 1)
  const headed = cues.filter(({ text }) => text.includes('\n')).length
  const isNamed =
    named.length >= minHeads && repeated.length >= headed * minShare && counts.size <= named.length / 2
  if (!isNamed) return [...cues]
  let current: string | null = null
  return cues.map((cue, i) => {
    const head = heads[i] ?? null
    if (head === null) return { ...cue, speaker: cue.speaker ?? current }
    current = head
    return { ...cue, speaker: current, text: cue.text.slice(cue.text.indexOf('\n') + 1) }
  })
}

/** The first of several lines, where it may be a name. */
function headOf({ text, speaker }: RawCue): string | null {
  const end = text.indexOf('\n')
  if (end === -1 || speaker !== null) return null
  const first = text.slice(0, end).trim()
  const name = cleanSpeaker(first)
  const isName = nameLike.test(name.replaceAll(shortening, '')) && name.split(/\s+/).length <= maxWords
  return isName ? name : null
}
