import { Fragment } from 'react'

type Props = {
  text: string
  /** The words that are lit wherever they stand in the text. */
  words: readonly string[]
  /** The part of the text that is shown. */
  from?: number
  to?: number
  /** The look of the highlighted words. */
  look?: string
}

/** A part of a text with some of its words lit: those that differ are underlined as well as coloured. */
export function LitWords({ text, words, from = 0, to = text.length, look = 'lit-words' }: Props) {
  if (words.length === 0) return text.slice(from, to)
  return litParts(text, words, { from, to }).map((part) =>
    part.isLit ? (
      <mark key={part.from} className={look}>
        {part.text}
      </mark>
    ) : (
      <Fragment key={part.from}>{part.text}</Fragment>
    ),
  )
}

type Part = { from: number; text: string; isLit: boolean }

/** A part of a text, cut where the words begin and end; only whole words are lit. */
function litParts(
  text: string,
  words: readonly string[],
  { from, to }: { from: number; to: number },
): Part[] {
  const lit = new Set(words.flatMap((word) => placesOf(text, word)))
  const parts: Part[] = []
  for (let at = from; at < to; at += 1) {
    const isLit = lit.has(at)
    const last = parts.at(-1)
    if (last?.isLit === isLit) last.text += text[at] ?? ''
    else parts.push({ from: at, text: text[at] ?? '', isLit })
  }
  return parts
}

const wordCharacter = /[\p{L}\p{N}\p{M}]/u

/** The indexes of the characters of a text that a word covers. */
function placesOf(text: string, word: string): number[] {
  const sought = word.trim().toLowerCase()
  const searched = text.toLowerCase()
  // A text whose length changes with its case cannot be indexed by it.
  if (sought === '' || searched.length !== text.length) return []
  const places: number[] = []
  for (let at = searched.indexOf(sought); at !== -1; at = searched.indexOf(sought, at + 1)) {
    const end = at + sought.length
    const isWhole = !touches(searched, at - 1, at) && !touches(searched, end - 1, end)
    if (isWhole) places.push(...Array.from(sought, (_, offset) => at + offset))
  }
  return places
}

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

/** Two neighbouring characters belong to one word. */
function touches(text: string, one: number, other: number): boolean {
  const [before, behind] = [text.charAt(one), text.charAt(other)] as const
  return wordCharacter.test(before) && wordCharacter.test(behind) && !unspaced.test(before + behind)
}
