import type { Difference } from '#contract/evidence.ts'
import { foldWord } from '../fold-word.ts'
import { scanWritten } from '../scan-words.ts'
import { hasSense } from './read-clauses.ts'
import type { Scene } from './read-scene.ts'

/** The subject of a line stands within so many words of its beginning, before its verb of saying. */
const subjectReach = 7
const minWord = 3
/** What a speaker is, in brackets behind the name. */
const role = /\(.*$/u

/** The line says that one speaker said what another speaker says in the quote. Where the transcript names nobody, nothing is compared. */
export function compareSpeakers(scene: Scene): Difference[] {
  const { index, line, near } = scene
  const verb = line.findIndex((mark, at) => at > 0 && at <= subjectReach && hasSense(mark, 'says'))
  if (verb < 0) return []
  const speaking = new Set(near.map(({ sentence }) => index.sentences[sentence]?.speaker ?? ''))
  if (speaking.has('')) return []
  const subject = new Set(line.slice(0, verb).map(({ word }) => word))
  const { speakers } = index
  const named = speakers.filter((speaker) => ownWords(speaker, speakers).some((word) => subject.has(word)))
  const isNamedNearby = named.some((speaker) =>
    ownWords(speaker, speakers).some((own) => subject.has(own) && near.some(({ word }) => word === own)),
  )
  if (named.length !== 1 || isNamedNearby || named.some((speaker) => speaking.has(speaker))) return []
  const [stated = ''] = named
  const said = near.find(({ isQuoted }) => isQuoted)
  return [{ kind: 'speaker', stated, said: index.sentences[said?.sentence ?? -1]?.speaker ?? '' }]
}

/** The words of a speaker's name that no other speaker has. */
function ownWords(speaker: string, speakers: readonly string[]): string[] {
  const others = new Set(speakers.filter((each) => each !== speaker).flatMap(wordsOf))
  return wordsOf(speaker).filter((word) => word.length >= minWord && !others.has(word))
}

function wordsOf(name: string): string[] {
  const words: string[] = []
  scanWritten(name.replace(role, ''), (word) => words.push(foldWord(word)))
  return words
}
