import type { Sentence } from '#contract/transcripts.ts'
import { hindiKey } from '#core/languages/hindi-in-latin.ts'
import { foldText, hindiGrammar } from '#core/search/search-terms.ts'
import { splitWords } from '#core/text/find-words.ts'
import { readAsSpelled } from './match-spellings.ts'
import type { WeightedStems } from './match-terms.ts'
import type { TranscriptIndex } from './transcript-index.ts'

/** A question to one transcript. */
export type Question = {
  text: string
  /** Stems of the subject, without the words that frame a question and the names of speakers. */
  stems: WeightedStems
  /** Stems of the words that frame it or stand for an abbreviation, where the transcript has them. */
  framing: readonly string[]
  /** Labels of the speakers whom it names. */
  speakers: ReadonlySet<string>
}

/** The weight of a framing word beside the subject. */
const framingShare = 0.25

/**
 * Reads a question: its subject and the named people. Framing words alone become the subject. `text` is what
 * the transcript has of it, where it is asked in another script.
 */
export function readQuestion(index: TranscriptIndex, question: string): Question {
  const text = asHeard(index, question)
  const speakers = namedSpeakers(text, index.sentences)
  const stemsOf = (words: string): string[] => index.readTerms(words).map(({ stem }) => stem)
  const framingStems = new Set(stemsOf(index.framing.join(' ')))
  const names = new Set([...speakers].flatMap(stemsOf))
  const { stems: asked, beside } = readAsSpelled(index, text)
  const subject = asked.filter((stem) => !framingStems.has(stem) && !names.has(stem))
  if (subject.length === 0) return { text, stems: weighed(asked, 1), framing: beside, speakers }
  const framing = asked.filter(
    (stem) => framingStems.has(stem) && !names.has(stem) && index.postings.has(stem),
  )
  return { text, stems: weighed(subject, 1), framing: [...framing, ...beside], speakers }
}

/** A question of text as it is read; one that was read before stays. */
export function asRead(index: TranscriptIndex, question: string | Question): Question {
  return typeof question === 'string' ? readQuestion(index, question) : question
}

/**
 * The question as sentences are ranked for it: "point" and "group" frame a question about a meeting, and are
 * what one about a drawing is asked for.
 */
export function withFraming(question: Question): Question {
  return { ...question, stems: new Map([...question.stems, ...weighed(question.framing, framingShare)]) }
}

function weighed(stems: readonly string[], weight: number): WeightedStems {
  return new Map(stems.map((stem) => [stem, weight]))
}

const honorifics = new Set(['mr', 'mrs', 'ms', 'dr', 'prof', 'hon', 'right', 'the', 'sir', 'am'])
const aside = /\([^)]*\)/g
const possessive = /['’]s?(?![\p{L}\p{N}])/gu
const maxLetters = 2

/** One speaker's label: the name or role in it, and the single letter that tells people of one role apart. */
type Label = { speaker: string; parts: readonly string[]; letter: string | null }

/**
 * The speakers that a question names: by their whole label, by their first or last name, by a letter ("what
 * did C think") or by a role ("the professor") where it names no letter.
 */
export function namedSpeakers(question: string, sentences: readonly Sentence[]): Set<string> {
  const labels = [...new Set(sentences.map(({ speaker }) => speaker))].flatMap((speaker) =>
    speaker === null ? [] : [readLabel(speaker)],
  )
  const words = splitWords(question.replaceAll(possessive, ''))
  const folded = words.map(foldText)
  const asked = ` ${folded.join(' ')} `
  const letters = lettersIn(words, folded, labels)
  const named = labels.filter(({ parts, letter }) => {
    if (letter !== null) {
      const role = parts.join(' ')
      const isByLetter = letters.some((each) => each.letter === letter && (each.role ?? role) === role)
      return isByLetter || (letters.length === 0 && isLong(role) && asked.includes(` ${role} `))
    }
    // A name is written with a capital; "interface" in "the interface" is not the speaker User Interface.
    const isByName = words.some((word, at) => /^\p{Lu}/u.test(word) && isNameIn(folded[at] ?? '', parts))
    return parts.length > 0 && (asked.includes(` ${parts.join(' ')} `) || isByName)
  })
  return new Set(named.map(({ speaker }) => speaker))
}

function readLabel(speaker: string): Label {
  const words = splitWords(speaker.replaceAll(aside, ' '))
  const last = words.at(-1) ?? ''
  const letter = words.length > 1 && /^\p{Lu}$/u.test(last) ? last : null
  const parts = (letter === null ? words : words.slice(0, -1))
    .map(foldText)
    .filter((part) => !honorifics.has(part))
  return { speaker, parts, letter }
}

/** The capital letters alone in a question, with the role before them, except an article in front. */
function lettersIn(words: readonly string[], folded: readonly string[], labels: readonly Label[]) {
  const roles = new Set(labels.map(({ parts }) => parts.join(' ')))
  return words.flatMap((word, at) => {
    const before = folded[at - 1]
    if (before === undefined || !/^\p{Lu}$/u.test(word) || word === 'I') return []
    return [{ letter: word, role: roles.has(before) ? before : null }]
  })
}

/** The word is the first or the last name of a label: "Priya" asks for Priya Shah. */
function isNameIn(word: string, parts: readonly string[]): boolean {
  return isLong(word) && (word === parts[0] || word === parts.at(-1))
}

function isLong(part: string): boolean {
  return part.length > maxLetters
}

const devanagari = /\p{Script=Devanagari}/u
/** A key of fewer consonants fits words of another sound. */
const minKey = 4

/**
 * A question in Devanagari as a transcript in Latin letters spells what it names, since terms are borrowed
 * with their sounds: `softmax` for `सॉफ्टमैक्स क्या है?`, asked of a lecture in English. The question itself
 * where it is in another script, or where nothing of it is said.
 */
function asHeard(index: TranscriptIndex, question: string): string {
  if (index.isHindi || !devanagari.test(question)) return question
  const grammar = hindiGrammar()
  const wanted = new Map<string, string[]>()
  for (const word of splitWords(question)) {
    const key = devanagari.test(word) && !grammar.has(word.normalize('NFC')) ? hindiKey(word) : null
    if (key !== null && key.length >= minKey) wanted.set(key, [])
  }
  if (wanted.size === 0) return question
  const read = new Set<string>()
  for (const { text } of index.sentences) {
    for (const word of splitWords(text.toLowerCase())) {
      if (read.has(word)) continue
      read.add(word)
      const key = hindiKey(word)
      if (key !== null) wanted.get(key)?.push(word)
    }
  }
  const latin = splitWords(question).filter((word) => !devanagari.test(word))
  const said = [...wanted.values()].flat()
  return said.length === 0 ? question : [...latin, ...said].join(' ')
}
