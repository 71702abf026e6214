import type { Sentence } from '#contract/transcripts.ts'
import { foldText } from '#server/domain/search/search-terms.ts'
import { splitWords } from '#server/domain/text/find-words.ts'

const honorifics = new Set(['mr', 'mrs', 'ms', 'dr', 'prof', 'hon', 'right', 'the', 'sir', 'am'])
const aside = /\([^)]*\)/g
const possessive = /['’]s?(?![\p{L}\p{N}])/gu
const maxLetters = 2

/** One speaker's label: the name or role in it, and the single letter that tells people of one role apart. */
type Label = { speaker: string; parts: readonly string[]; letter: string | null }

/**
 * The speakers that a question names: by their whole label, by their last name, by a letter ("what did C think") or by a role
 * ("the professor") where it names no letter.
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
    const last = parts.at(-1) ?? ''
    // A name is written with a capital; "interface" in "the interface" is not the speaker User Interface.
    const isByName = isLong(last) && words.some((word, at) => folded[at] === last && /^\p{Lu}/u.test(word))
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

/** The capital letters that stand alone in a question, with the role before them; the article at its beginning is none. */
function lettersIn(words: readonly string[], folded: readonly string[], labels: readonly Label[]) {
  const roles = new Set(labels.map(({ parts }) => parts.join(' ')))
  return words.flatMap((word, at) => {
    const before = folded[at - 1]
    if (before === undefined || !/^\p{Lu}$/u.test(word) || word === 'I') return []
    return [{ letter: word, role: roles.has(before) ? before : null }]
  })
}

function isLong(part: string): boolean {
  return part.length > maxLetters
}
