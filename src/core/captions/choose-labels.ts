import { collectEvidence, countUses, shareOfLabelled, shareOfStops, word } from './label-evidence.ts'
import type { Evidence, MarkedText } from './label-evidence.ts'
import { titles } from './speaker-names.ts'

/**
 * The labels that end a turn, by how they are written: the speaker each names, `null` where a label is too
 * doubtful for a name, and so stays in the text.
 */
export type Labels = ReadonlyMap<string, string | null>

/** The most times that a speaker who is labelled once may be mentioned elsewhere. */
const maxMentions = 3
/** Past this share of captions with a label, a label is the rule. */
const mostLabelled = 0.5
/** Up to this share of captions that end with a mark, marks say nothing of where a turn ends. */
const fewStops = 0.15
/** The least turns of sure speakers that make a rare name one of them. */
const minTurns = 4
/** Fewer captions with a label each may be a list. */
const minWhole = 3
/**
 * Decides which labels name speakers. "Warning: hot" and "Here's the thing: no" look like labels too, so a
 * name counts when it comes again in a transcript that has several, or opens it, and when its words are not
 * used as plain words. Where most captions begin with a label, one that comes again counts however it is
 * written.
 */
export function chooseLabels(captions: readonly MarkedText[]): Labels {
  const labelled = shareOfLabelled(captions)
  const isLabelled = labelled > mostLabelled
  const found = collectEvidence(captions).filter((label) => !label.isTitle && isPossible(label, isLabelled))
  if (found.length === 0) return new Map()
  const uses = countUses(captions, found)
  const likely = found.filter((label) => (isLabelled && label.count > 1) || !isPlainWord(label, uses))
  const hasStops = shareOfStops(captions) > fewStops
  const timely = likely.filter((label) => !hasStops || isTimely(label, isLabelled))
  const facts = weighTogether(timely, { isLabelled, uses })
  // Where every caption has a label and some come again, the others are speakers as well.
  const isWhole = labelled === 1 && captions.length >= minWhole && timely.some(({ count }) => count > 1)
  const labels = new Map<string, string | null>()
  for (const label of timely) {
    const isInWhole = isWhole && label.shape !== 'lower' && label.shape !== 'free'
    if (isInWhole || isSpeaker(label, facts)) labels.set(label.name, label.name)
    // Another speaker begins here, though the name is not known.
    else if (facts.isDialogue && label.shape !== 'uncased') labels.set(label.name, null)
  }
  return inOneForm(labels, timely)
}

/** The facts of a transcript that one label is judged by. */
type Facts = {
  /** Most captions begin with a label. */
  isLabelled: boolean
  /** The uses of the words of labels elsewhere. */
  uses: ReadonlyMap<string, number>
  /** Several speakers are sure, one is marked, or one opens the transcript beside others. */
  isDialogue: boolean
  /** The label that opens a transcript with several. */
  opener: Evidence | undefined
  /** The turns of the speakers that are sure. */
  turns: number
}

function weighTogether(
  timely: readonly Evidence[],
  { isLabelled, uses }: Pick<Facts, 'isLabelled' | 'uses'>,
): Facts {
  const established = timely.filter(isEstablished)
  const opener = timely.length >= 2 ? timely.find((label) => label.opens) : undefined
  return {
    isLabelled,
    uses,
    opener,
    isDialogue:
      established.length >= 2 || opener !== undefined || established.some((label) => label.isMarked),
    turns: established.reduce((sum, label) => sum + label.count, 0),
  }
}

/** The first of these rules that concerns a label decides whether it names a speaker. */
function isSpeaker(label: Evidence, facts: Facts): boolean {
  const { isLabelled, isDialogue } = facts
  if (label.name.length === 1 || label.isBracketed) return isEstablished(label) && isDialogue
  if (label.shape === 'role' || label.isMarked) return true
  if (isEstablished(label)) return isDialogue || isLabelled
  if (label.shape === 'uncased') return isLabelled && label.count > 1
  if (isLabelled) return label.shape !== 'lower' || mentionsOf(label, facts) <= 0
  return isLoneSpeaker(label, facts)
}

/** A label that stands once, where few captions have one: who opens the transcript, or a rare name. */
function isLoneSpeaker(label: Evidence, facts: Facts): boolean {
  const isFullName = label.name.includes(' ')
  if (label === facts.opener || (label.opens && isFullName)) return true
  const isRare = isFullName || mentionsOf(label, facts) <= maxMentions
  return isRare && facts.isDialogue && (facts.turns >= minTurns || facts.opener !== undefined)
}

/** The uses of a label's name elsewhere than as a label. */
function mentionsOf({ name, count }: Evidence, { uses }: Facts): number {
  return (uses.get(name) ?? 0) - count
}

/** A label comes after the end of a sentence as often as not, or is one that may interrupt. */
function isTimely(label: Evidence, isLabelled: boolean): boolean {
  return label.isMarked || label.afterStop * 2 >= label.count || (isLabelled && interrupts(label))
}

/** Labels that differ in their capitals name one speaker, as written most often. */
function inOneForm(labels: Labels, found: readonly Evidence[]): Labels {
  const forms = new Map<string, Evidence>()
  for (const label of found) {
    const key = label.name.toLowerCase()
    const known = forms.get(key)
    if (known === undefined || label.count > known.count) forms.set(key, label)
  }
  return new Map(
    [...labels].map(([name, speaker]) => [
      name,
      speaker === null ? null : (forms.get(name.toLowerCase())?.name ?? speaker),
    ]),
  )
}

function isPossible(label: Evidence, isLabelled: boolean): boolean {
  if (label.shape === 'free') return isLabelled && label.count > 1
  return label.shape !== 'lower' || (isLabelled && isShortOrAgain(label))
}

/** Three words in lower case before a colon are more often the beginning of a sentence. */
function isShortOrAgain({ name, count }: Evidence): boolean {
  return count > 1 || name.split(/\s+/, 3).length < 3
}

/** A label of two words begins in the middle of another's speech, and so does a heading of one word. */
function interrupts({ name, shape }: Evidence): boolean {
  return shape === 'role' || (shape !== 'lower' && shape !== 'free' && name.includes(' '))
}

function isEstablished(label: Evidence): boolean {
  if (label.count >= (label.shape === 'uncased' ? 3 : 2)) return true
  return !label.isBracketed && (label.shape === 'role' || label.isMarked)
}

/** Names are hardly ever in lower case, and capitals all over the text are an abbreviation. */
function isPlainWord(label: Evidence, uses: Map<string, number>): boolean {
  if (label.shape === 'role' || label.shape === 'uncased' || label.isMarked) return false
  // `SPEAKER_01` and its like have their word in common.
  if (/\d$/.test(label.name)) return false
  const parts = label.name.match(word) ?? []
  if (label.shape === 'capitals' && parts.every((part) => (uses.get(part) ?? 0) > label.count * 2))
    return true
  return parts.some((part) => {
    const lower = part.toLowerCase()
    return lower !== part && part.length > 1 && !titles.has(lower) && (uses.get(lower) ?? 0) >= label.count
  })
}
