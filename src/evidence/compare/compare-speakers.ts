import type { Difference } from '#contract/evidence.ts'
import type { EvidenceIndex } from '../evidence-index.ts'
import { foldWords } from '../scan-words.ts'
import { hasSense } from './read-clauses.ts'
import { totalWeight } from './read-scene.ts'
import type { NearMark, Scene } from './read-scene.ts'

/** The subject of a line stands within so many words of its beginning, before its verb of saying. */
const subjectReach = 7
const minWord = 3
/** The role of a speaker in brackets behind the name: `Ada Brown (Chair)` is Ada Brown. */
const role = /\(.*$/u

/**
 * The line says that one speaker said what another speaker says in the quote. A speaker beside the quote may
 * be meant where words of the line are said there too. Where the transcript names nobody, nothing is
 * compared.
 */
export function compareSpeakers(scene: Scene): Difference[] {
  const { index, line, near, quoted } = scene
  const verb = line.findIndex((mark, at) => at > 0 && at <= subjectReach && hasSense(mark, 'says'))
  const nameOf = (mark: NearMark): string => speakerOf(index, mark)
  if (verb < 0 || near.some((mark) => nameOf(mark) === '')) return []
  const subject = new Set(line.slice(0, verb).map(({ word }) => word))
  const names = [...new Set(index.speakers.map(withoutRole))]
  const named = names.filter((name) => ownWords(name, names).some((word) => subject.has(word)))
  const [stated = ''] = named
  const isNamedInQuote = ownWords(stated, names).some(
    (own) => subject.has(own) && quoted.some(({ word }) => word === own),
  )
  if (named.length !== 1 || isNamedInQuote) return []
  const isSpeaking = quoted.some((mark) => nameOf(mark) === stated) || saysAsMuch(scene, stated, nameOf)
  const [said] = quoted
  return isSpeaking || said === undefined ? [] : [{ kind: 'speaker', stated, said: nameOf(said) }]
}

/** A speaker beside the quote is meant where they say so much of what the quote has of the line. */
const besideShare = 0.5

/** A speaker beside the quote says as much of the line as the quote does, by the weight of its words. */
function saysAsMuch(
  { index, line, near }: Scene,
  stated: string,
  nameOf: (mark: NearMark) => string,
): boolean {
  const stems = new Set(line.filter(({ hasContent }) => hasContent).map(({ stem }) => stem))
  const shared = near.filter(({ stem }) => stems.has(stem))
  const weightBy = (isMeant: (mark: NearMark) => boolean): number =>
    totalWeight(index, new Map(shared.filter(isMeant).map((mark) => [mark.stem, mark])).values())
  const own = weightBy((mark) => nameOf(mark) === stated)
  return own > 0 && own >= besideShare * weightBy(({ isQuoted }) => isQuoted)
}

function speakerOf({ sentences }: EvidenceIndex, { sentence }: NearMark): string {
  return withoutRole(sentences[sentence]?.speaker ?? '')
}

function withoutRole(speaker: string): string {
  return speaker.replace(role, '').trim()
}

/** The words of a speaker's name that no other speaker has. */
function ownWords(name: string, names: readonly string[]): string[] {
  const others = new Set(names.filter((each) => each !== name).flatMap(nameWords))
  return nameWords(name).filter((word) => word.length >= minWord && !others.has(word))
}

/** The folded words in the names of who says these words, without what the speakers are. */
export function speakingWords({ sentences }: EvidenceIndex, said: readonly NearMark[]): Set<string> {
  const speaking = new Set(said.map(({ sentence }) => sentences[sentence]?.speaker ?? ''))
  return new Set([...speaking].flatMap(nameWords))
}

/** The folded words of a speaker's name, without what the speaker is. */
export function nameWords(name: string): string[] {
  return foldWords(withoutRole(name))
}
