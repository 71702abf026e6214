import { isOrder } from '#evidence/orders.ts'
import { withoutBoasts } from './without-boasts.ts'

/** The longest tag that is taken for one; a longer run of text after `<` is text. */
const maxTagLength = 300

const tag = new RegExp(`<[/!?]?[a-z][^<>]{0,${maxTagLength}}>|<!--|-->`, 'gi')
const markdownLink = /!?\[(?<label>[^[\]\n]{0,200})\]\((?:[^()\s]|\([^()\s]*\))*\)/g
const address =
  /(?:[a-z][a-z0-9+.-]{0,20}:\/\/|\bwww\.|\b(?:javascript|data|vbscript|mailto|file):(?=[^\s]))[^\s<>"'»“”]*/gi
/** A site with a path, in lower case as they are written; `node.js/deno` is none. */
const site = /\b[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?!(?:js|ts|py|cs|rb)\/)[a-z]{2,12}\/[^\s<>"'»“”]*/g
/** The ids of sentences that a model wrote into its text. */
const ids = String.raw`\[s\d{1,7}(?:\s*[,;–-]\s*s?\d{1,7}){0,9}\]`
const sentenceIds = new RegExp(ids, 'g')
const sentenceIdsBehind = new RegExp(String.raw`\s*${ids}`, 'g')
const emphasis = /\*\*|__(?=\S)|(?<=\S)__|`{1,3}/g
/** Marks of what was checked, which the page alone gives. */
const checkMark = /[✓✔✅☑🗹🟢🟩]\u{fe0f}?\s*/gu
const control = /[\p{Cc}--[\n]]/gv
/** The rest of a tag that never closes, or that closes out of something taken out of it. */
const tagStart = /<(?=[a-z/!?])/gi
const hidden = /[\r\u202a-\u202e\u2066-\u2069]/g

/**
 * A model's text as plain text: tags and Markdown are taken out, an address becomes `[link]`. Names of sites
 * without a path stay, since speakers say them; pages show them as text.
 */
export function cleanText(text: string): string {
  return stripHidden(text)
    .replaceAll(control, ' ')
    .replaceAll(emphasis, '')
    .replaceAll(checkMark, '')
    .replaceAll(sentenceIds, '')
    .replaceAll(markdownLink, '$<label>')
    .replaceAll(tag, '')
    .replaceAll(tagStart, '‹')
    .replaceAll(address, '[link]')
    .replaceAll(site, '[link]')
}

/** Takes out characters that are not seen but change how the others read. */
function stripHidden(text: string): string {
  return text.replaceAll(hidden, '')
}

/** The same on one line. */
export function cleanLine(text: string): string {
  return cleanText(text.replaceAll(sentenceIdsBehind, '')).replaceAll(/\s+/g, ' ').trim()
}

/** Text on its way to a reader. */
type VisibleText = {
  push: (piece: string) => void
  /** Gives what was held back. */
  end: () => void
}

/** Characters that were shown and still count when a copy of the instructions is looked for. */
const lookBack = 300
/** The longest run without a blank that is held back, as it may be an address. */
const maxRunLength = 500
const unfinishedRun = new RegExp(`[!-~]{1,${maxRunLength}}$`)

/**
 * Passes on a text while it comes, cleaned and in pieces that end between words. What may become a tag, an
 * address, a refusal or a copy of the instructions is held back until it is clear; a refusal or a copy ends
 * the text.
 */
export function createVisibleText(
  guard: PromptGuard,
  show: (piece: string, isEnd: boolean) => void,
): VisibleText {
  const state = { raw: '', shown: '', held: '', isSettled: false, isStopped: false }

  function advance(isEnd: boolean): void {
    if (state.isStopped) return
    const cut = isEnd ? state.raw.length : safeCut(state.raw)
    state.held += cleanText(state.raw.slice(0, cut))
    state.raw = state.raw.slice(cut)
    if (state.shown === '') state.held = state.held.trimStart()
    if (!state.isSettled) {
      state.isStopped = isFailureText(state.held)
      if (state.isStopped || (!isEnd && mayBecomeFailure(state.held))) return
      state.isSettled = true
    }
    const seen = state.shown + state.held
    state.isStopped = guard.isLeak(seen)
    if (state.isStopped) return
    const held = isEnd ? 0 : Math.min(state.held.length, guard.heldBack(seen))
    const piece = state.held.slice(0, state.held.length - held)
    state.held = state.held.slice(piece.length)
    state.shown = (state.shown + piece).slice(-lookBack)
    if (piece !== '' || isEnd) show(piece, isEnd)
  }

  return {
    push: (piece) => {
      state.raw += stripHidden(piece)
      advance(false)
    },
    end: () => advance(true),
  }
}

const brackets = [
  ['<', '>'],
  ['[', ']'],
] as const

/** The position for cutting a text so that cleaning both sides equals cleaning the whole. */
function safeCut(text: string): number {
  let cut = text.length - runBefore(text)
  for (const [open, close] of brackets) {
    const from = text.lastIndexOf(open, cut - 1)
    const isOpen = from >= 0 && from < cut && !text.slice(from, cut).includes(close)
    if (isOpen && text.length - from <= maxTagLength) cut = from - runBefore(text.slice(0, from))
  }
  return cut
}

/** The length of the run without a blank at the end of a text, which may be a part of an address. */
function runBefore(text: string): number {
  return unfinishedRun.exec(text)?.[0].length ?? 0
}

/** Beginnings of texts that stand for a failure, in lower case, as the product's specification lists them. */
const failures = [
  'unable to generate summary',
  'no summary content received',
  'failed to generate summary',
  'error generating summary',
  'unable to fetch transcript',
]
/** With what a refusal or a failure begins. */
const openers = [...failures, 'i', 'we', 'sorry', 'unfortunately', 'i apologise', 'i apologize', 'as an ai']
const apology =
  /^(?:(?:i['’]m|i am) (?:very |so )?sorry|sorry|i apologi[sz]e|unfortunately|as an ai\b[^,]{0,40})[,.;:]? (?:but )?/
const unwilling =
  /^(?:i|we)(?: (?:can ?not|can['’]t|won['’]t|will not|must (?:decline|refuse) to|do not|don['’]t)|(?: am| are|['’]m|['’]re) (?:unable|not able|not allowed) to) (?:be able to )?/
const task =
  /^(?:summari[sz]e|provide|help|assist|create|generate|fulfil|comply|process|access|answer|complete|produce|write|do that|discuss|engage|have access)/
const statusCode = /^[45]\d\d(?!\d)/
/** A text that begins with a status code is a failure when it is shorter than this, in characters. */
const shortText = 50
/** Characters after which no refusal is to be expected any more. */
const settledAfter = 120

/** A text says that there is no summary instead of being one. */
export function isFailureText(text: string): boolean {
  const start = text.trim().toLowerCase()
  if (failures.some((failure) => start.startsWith(failure))) return true
  if (start.length < shortText && statusCode.test(start)) return true
  const said = start.replace(apology, '')
  return unwilling.test(said) && task.test(said.replace(unwilling, ''))
}

/** The beginning of a text may still turn out to be the beginning of a failure. */
function mayBecomeFailure(beginning: string): boolean {
  const start = beginning.trimStart().toLowerCase()
  if (start.length >= settledAfter) return false
  if (/^[45](?:$|\d$|\d\d(?!\d))/.test(start)) return start.length < shortText
  return openers.some(
    (opener) =>
      opener.startsWith(start) || (start.startsWith(opener) && !/^\p{L}/u.test(start.slice(opener.length))),
  )
}

/** Recognises in what a model writes its own instructions, and what claims to be more than a line. */
export type PromptGuard = {
  /** A run of words of the instructions stands in the text that is so long that it was copied from them. */
  isLeak: (text: string) => boolean
  /** The number of characters at the end of the text that may be the beginning of such a run. */
  heldBack: (text: string) => number
  /** A line without claims of having been checked; empty for an order or for claims alone. */
  plainLine: (line: string) => string
}

type Word = { text: string; from: number }

/** Words in a row that are looked up at once; fewer are common in any text. */
const gram = 4
/** A run of so many words of the instructions is a copy. */
const leakWords = 10

/**
 * Makes a guard for these instructions. Their translation into another language is not recognised.
 * @param language that lines are written in, BCP 47; `null` where they are what was said, orders among it
 */
export function createPromptGuard(instructions: readonly string[], language: string | null): PromptGuard {
  const grams = new Set<string>()
  for (const instruction of instructions) {
    const words = wordsOf(instruction)
    for (let at = 0; at + gram <= words.length; at += 1) grams.add(keyAt(words, at))
  }

  /** The length of the run that ends at each word, in words. */
  function runs(words: readonly Word[]): number[] {
    const lengths: number[] = []
    for (const [at] of words.entries()) {
      const isPart = at >= gram - 1 && grams.has(keyAt(words, at - gram + 1))
      lengths.push(isPart ? Math.max(gram, (lengths[at - 1] ?? 0) + 1) : 0)
    }
    return lengths
  }

  return {
    isLeak: (text) => runs(wordsOf(text)).some((length) => length >= leakWords),
    heldBack: (text) => {
      const words = wordsOf(text)
      const length = runs(words).at(-1) ?? 0
      const first = words[words.length - length]
      return length === 0 || first === undefined ? 0 : text.length - first.from
    },
    plainLine: (line) => {
      if (language === null) return line
      const plain = withoutBoasts(line, language)
      return isOrder(plain, language) ? '' : plain
    },
  }
}

function wordsOf(text: string): Word[] {
  return [...text.toLowerCase().matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    text: word,
    from: index,
  }))
}

function keyAt(words: readonly Word[], at: number): string {
  return words
    .slice(at, at + gram)
    .map(({ text }) => text)
    .join(' ')
}
