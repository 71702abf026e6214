import { nameParticles, notNames, roleWords, titles } from './label-words.ts'

/**
 * What a label looks like: a role (`man`), a name in capitals, a name, words of a script without capitals, or words in lower
 * case, which may be a name where everything is written so.
 */
export type LabelShape = 'role' | 'capitals' | 'name' | 'uncased' | 'lower'

/** A place in a caption where a speaker may begin: `from` is the mark, `to` the first character of speech. */
export type SpeakerMark = {
  from: number
  to: number
  /** The label as written, without its colon and brackets; `null` for `>>` and dialogue dashes. */
  name: string | null
  shape: LabelShape | null
  /** Where it stands: on its own line, after `>>` or in brackets, or inside a line after the end of a sentence. */
  place: 'line' | 'marked' | 'inside'
}

const maxLabelLength = 40
const maxWords = 4
const lowerWord = /^\p{Ll}[\p{Ll}\p{M}'’.-]{1,29}$/u
/** What tells people of one kind apart, as in `grad e` or `participant 3`. */
const lowerMark = /^(?:\p{Ll}|\d{1,3})$/u
const colon = /[:：]/g
const chevrons = />>+:?[ \t]*/g
const dash = /^(?:-|‐)[ \t]*(?=[^\s\d\-‐])/gm
const sentenceEnd = /[.!?…]["'”’)\]]?\s+/g

/** All places in the text of one caption where a speaker may begin, in order and without overlap. */
export function findMarks(text: string, hasDialogueDashes: boolean): SpeakerMark[] {
  const marks = [...findChangeMarks(text, hasDialogueDashes), ...findLabels(text)]
  if (marks.length < 2) return marks
  marks.sort((a, b) => a.from - b.from || b.to - a.to)
  return marks.reduce<SpeakerMark[]>((merged, mark) => {
    const last = merged.at(-1)
    if (last === undefined || mark.from > last.to) merged.push(mark)
    else if (last.name === null && mark.name !== null) {
      merged[merged.length - 1] = { ...mark, from: last.from, place: 'marked' }
    }
    return merged
  }, [])
}

function findChangeMarks(text: string, hasDialogueDashes: boolean): SpeakerMark[] {
  const found: SpeakerMark[] = []
  const add = (match: RegExpExecArray, place: SpeakerMark['place']) => {
    found.push({ from: match.index, to: match.index + match[0].length, name: null, shape: null, place })
  }
  if (text.includes('>>')) {
    for (const match of text.matchAll(chevrons))
      add(match, isLineStart(text, match.index) ? 'line' : 'inside')
  }
  if (hasDialogueDashes && text.includes('-')) for (const match of text.matchAll(dash)) add(match, 'line')
  return found
}

function isLineStart(text: string, at: number): boolean {
  return at === 0 || text[at - 1] === '\n'
}

function findLabels(text: string): SpeakerMark[] {
  const found: SpeakerMark[] = []
  if (!text.includes(':') && !text.includes('：')) return found
  for (const match of text.matchAll(colon)) {
    const at = match.index
    const mark = canEndLabel(text, at) ? readLabel(text, at) : null
    if (mark !== null) found.push(mark)
  }
  return found
}

/** A blank or the end follows a label's colon, and a word or bracket comes before; French puts a blank between. */
function canEndLabel(text: string, at: number): boolean {
  if (text[at] === ':' && !/^(?:\s|$)/.test(text.charAt(at + 1))) return false
  return /[\p{L}\p{M}\d.\])][ ]?$/u.test(text.slice(Math.max(0, at - 3), at))
}

/** Reads back from the colon to the start of the line, of the sentence, or to `>>`. */
function readLabel(text: string, at: number): SpeakerMark | null {
  const earliest = Math.max(0, at - maxLabelLength - 4)
  const before = text.slice(earliest, at)
  const lineStart = before.lastIndexOf('\n') + 1
  const chevron = before.lastIndexOf('>>')
  const start = Math.max(lineStart, chevron === -1 ? 0 : chevron + 2)
  const isLine = lineStart > 0 || earliest === 0
  const sentence = startOfSentence(before, start)
  const isInside = sentence > start
  if (!isInside && !isLine && chevron === -1) return null
  const written = before.slice(sentence).trim()
  const name = written
    .replace(/^[[(]/, '')
    .replace(/[\])]$/, '')
    .trim()
  const shape = shapeOf(name)
  if (shape === null) return null
  const isMarked = chevron !== -1 || (written.startsWith('[') && written.endsWith(']'))
  const speech = /\S/.exec(text.slice(at + 1, at + 9))
  return {
    from: earliest + sentence,
    to: speech === null ? Math.min(text.length, at + 9) : at + 1 + speech.index,
    name,
    shape,
    place: isMarked && !isInside ? 'marked' : isInside ? 'inside' : 'line',
  }
}

function startOfSentence(before: string, from: number): number {
  let start = from
  for (const match of before.slice(from).matchAll(sentenceEnd)) {
    const word = /\p{L}+$/u.exec(before.slice(0, from + match.index))?.[0] ?? ''
    const endsSentence = !titles.has(word.toLowerCase()) && !/^\p{Lu}$/u.test(word)
    if (endsSentence) start = from + match.index + match[0].length
  }
  return start
}

function shapeOf(name: string): LabelShape | null {
  if (name === '' || name.length > maxLabelLength) return null
  const words = name.split(/\s+/)
  if (words.length > maxWords) return null
  const lower = words.map((word) => word.toLowerCase().replace(/[.,]$/, ''))
  const role = words[0] === 'The' ? lower.slice(1) : lower
  if (role.every((word, i) => roleWords.has(word) || (i > 0 && /^#?\d{1,3}$/.test(word)))) {
    return role.length > 0 ? 'role' : null
  }
  if (lower.some((word, i) => notNames.has(word) && (i === 0 || !isNamePart(words[i] ?? '')))) return null
  if (words.every((word) => /^\p{Lo}[\p{Lo}\p{M}ー・]{0,11}$/u.test(word)))
    return name.length <= 12 ? 'uncased' : null
  if (words.every((part, i) => lowerWord.test(part) || (i > 0 && lowerMark.test(part)))) return 'lower'
  if (!words.every(isNameWord)) return null
  return /\p{Lu}.*\p{Lu}/u.test(name) && !/\p{Ll}/u.test(name) ? 'capitals' : 'name'
}

/** What is an article elsewhere may be part of a name: `de`, or the letter in `Student A` and `student a`. */
function isNamePart(word: string): boolean {
  return nameParticles.has(word) || /^(?:\p{Lu}\.?|\p{Ll})$/u.test(word)
}

function isNameWord(word: string, i: number): boolean {
  if (i > 0 && nameParticles.has(word)) return true
  if (/^\p{Lu}\.?$/u.test(word) || (word.endsWith('.') && titles.has(word.slice(0, -1).toLowerCase())))
    return true
  return /^(?:\p{Lu}|\p{Lt})[\p{L}\p{M}\d'’-]{0,29}$/u.test(word) || (i > 0 && /^\d{1,3}$/.test(word))
}
