import { bracketedPart, cleanSpeaker, nameParticles, notNames, roleWords, titles } from './speaker-names.ts'

/**
 * The look of a label: a role (`man`), a name in capitals, a name, words of a script without capitals, words
 * in lower case, which may be a name where everything is written so, or anything else, such as the name of a
 * device.
 */
export type LabelShape = 'role' | 'capitals' | 'name' | 'uncased' | 'lower' | 'free'

/** A place in a caption where a speaker may begin: `from` is the mark, `to` the first character of speech. */
export type SpeakerMark = {
  from: number
  to: number
  /** The label as written, without its colon and brackets; `null` for `>>` and dialogue dashes. */
  name: string | null
  shape: LabelShape | null
  /**
   * The position of a label: at the beginning of a line, after `>>` or in brackets with a colon, in brackets
   * without one, or inside a line after the end of a sentence.
   */
  position: 'line' | 'marked' | 'bracket' | 'inside'
}

/** With an organisation, pronouns or a role behind the name. */
const maxLabelLength = 90
const maxNameLength = 40
const maxWords = 4
const maxFreeWords = 6
const lowerWord = /^\p{Ll}[\p{Ll}\p{M}'’.-]{1,29}$/u
/** The mark that distinguishes people of one kind, as in `grad e` or `participant 3`. */
const lowerMark = /^(?:\p{Ll}|\d{1,3})$/u
/** `Lee, Anna`, as directories of companies write names. */
const lastFirst =
  /^(\p{Lu}[\p{L}\p{M}'’-]{1,30}(?:\s\p{Lu}[\p{L}\p{M}'’-]{1,30})?),\s(\p{Lu}[\p{L}\p{M}'’-]{0,30}\.?(?:\s\p{Lu}\.?)?)$/u
/** The address by which a person is known who joined by mail or by telephone. */
const address = /^[\w.+-]{1,40}@[\w-]{1,40}(?:\.[\w-]{1,20}){1,4}$/
const telephone = /^\+?\d[\d\s().*-]{4,18}[\d*]$/
const colon = /[:：]/g
const chevrons = />>+:?[ \t]*/g
const dash = /^(?:-|‐)[ \t]*(?=[^\s\d\-‐])/gm
/** A name in brackets before what is said, without a colon. */
const bracketed = /^[ \t]{0,4}(?:[-–—][ \t]{0,4})?[[【]([^[\]【】:：\n]{1,60})[\]】][ \t]{1,4}(?=\S)/gm
const leadingDash = /^[-–—‐•][ \t]*/
const sentenceEnd = /[.!?…।॥]["'”’)\]]?\s+/g

/** All places in the text of one caption where a speaker may begin, in order and without overlap. */
export function findMarks(text: string, hasDialogueDashes: boolean): SpeakerMark[] {
  const marks = [...findChangeMarks(text, hasDialogueDashes), ...findLabels(text), ...findBracketed(text)]
  if (marks.length < 2) return marks
  marks.sort((a, b) => a.from - b.from || b.to - a.to)
  return marks.reduce<SpeakerMark[]>((merged, mark) => {
    const last = merged.at(-1)
    if (last !== undefined && mark.from <= last.to && last.name === null && mark.name !== null) {
      merged[merged.length - 1] = { ...mark, from: last.from, position: 'marked' }
    } else if (last === undefined || mark.from > last.to || (mark.from === last.to && mark.name !== null)) {
      merged.push(mark)
    }
    return merged
  }, [])
}

function findChangeMarks(text: string, hasDialogueDashes: boolean): SpeakerMark[] {
  const found: SpeakerMark[] = []
  const add = (match: RegExpExecArray, position: SpeakerMark['position']) => {
    found.push({ from: match.index, to: match.index + match[0].length, name: null, shape: null, position })
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

function findBracketed(text: string): SpeakerMark[] {
  if (!text.includes('[') && !text.includes('【')) return []
  return [...text.matchAll(bracketed)].flatMap(({ 0: whole, 1: inner = '', index }): SpeakerMark[] => {
    const name = cleanSpeaker(inner)
    const shape = shapeOf(name)
    if (shape === null || shape === 'free' || shape === 'lower') return []
    return [{ from: index, to: index + whole.length, name, shape, position: 'bracket' }]
  })
}

/** A blank or the end follows a label's colon, and a word or bracket precedes it (French: a blank). */
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
  const written = before.slice(sentence).trim().replace(leadingDash, '')
  const isTwoParts = /^[[(（【][^\])）】]{0,80}[\])）】][^:：]*\S/.test(written)
  if (isTwoParts || /[:：]/.test(written.replaceAll(bracketedPart, ''))) return null
  const name = cleanSpeaker(written)
  const shape = shapeOf(name)
  if (shape === null || (shape === 'free' && isInside)) return null
  const isMarked = chevron !== -1 || (written.startsWith('[') && written.endsWith(']'))
  const speech = /\S/.exec(text.slice(at + 1, at + 9))
  return {
    from: earliest + sentence,
    to: speech === null ? Math.min(text.length, at + 9) : at + 1 + speech.index,
    name,
    shape,
    position: isMarked && !isInside ? 'marked' : isInside ? 'inside' : 'line',
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
  if (name === '' || name.length > maxNameLength) return null
  return nameShapeOf(name) ?? (isFree(name) ? 'free' : null)
}

/** A few words that are no sentence: they are a label only if they come again and again. */
function isFree(name: string): boolean {
  const words = name.split(/\s+/)
  return words.length <= maxFreeWords && /\p{L}/u.test(name) && !/[,;!?…"“”<>{}=]|https?/u.test(name)
}

function nameShapeOf(name: string): LabelShape | null {
  // `Q` and `A`, `F` and `A`, `В` and `О`: a question and its answer.
  if (/^\p{Lu}$/u.test(name) || address.test(name) || telephone.test(name)) return 'name'
  const words = name.split(/\s+/)
  if (words.length > maxWords) return null
  if (lastFirst.test(name)) return words.some((word) => isNoName(word.replace(',', ''))) ? null : 'name'
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

function isNoName(word: string): boolean {
  return notNames.has(word.toLowerCase()) || roleWords.has(word.toLowerCase())
}

/** A word that is an article elsewhere may be part of a name: `de`, or the letter in `Student A`. */
function isNamePart(word: string): boolean {
  return nameParticles.has(word) || /^(?:\p{Lu}\.?|\p{Ll})$/u.test(word)
}

function isNameWord(word: string, i: number): boolean {
  if (i > 0 && nameParticles.has(word)) return true
  if (/^\p{Lu}\.?$/u.test(word) || (word.endsWith('.') && titles.has(word.slice(0, -1).toLowerCase())))
    return true
  return (
    /^(?:\p{Lu}|\p{Lt})[\p{L}\p{M}\d'’_-]{0,29}$/u.test(word) ||
    (i > 0 && /^\d{1,3}(?:[.-]\d{1,3})?$/.test(word))
  )
}
