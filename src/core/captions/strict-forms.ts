import { refuseManyValues } from './refuse-codes.ts'

/** The layout of a caption in formats of blocks: the line of times, and whether a number stands above it. */
type Blocks = { timing: RegExp; isNumbered: boolean }

const subrip: Blocks = {
  timing: /^\d{2,3}:\d{2}:\d{2},\d{3} --> \d{2,3}:\d{2}:\d{2},\d{3}$/,
  isNumbered: true,
}
const sbv: Blocks = {
  timing: /^\d{1,3}:\d{2}:\d{2}\.\d{3},\d{1,3}:\d{2}:\d{2}\.\d{3}$/,
  isNumbered: false,
}

/** A whole SubRip text: for each caption a number, the times, the words and an empty line. */
export function isWholeSubrip(text: string): boolean {
  return isInBlocks(text, subrip)
}

/** A whole .sbv text of YouTube: for each caption the times, the words and an empty line. */
export function isWholeSbv(text: string): boolean {
  return isInBlocks(text, sbv)
}

function isInBlocks(text: string, { timing, isNumbered }: Blocks): boolean {
  let expected: 'head' | 'timing' | 'words' = 'head'
  for (const line of text.trimEnd().split('\n')) {
    if (expected === 'words' || line === '') {
      if (expected === 'timing' || line.includes('-->')) return false
      expected = line === '' ? 'head' : 'words'
    } else {
      const isHead: boolean = isNumbered && expected === 'head'
      if (!(isHead ? /^\d{1,7}$/ : timing).test(line)) return false
      expected = isHead ? 'timing' : 'words'
    }
  }
  return expected === 'words'
}

const vttTiming =
  /^(?:\d{2,3}:)?\d{2}:\d{2}\.\d{3}[ \t]+-->[ \t]+(?:\d{2,3}:)?\d{2}:\d{2}\.\d{3}(?:[ \t].*)?$/

/** A text is WebVTT of the W3C: its mark first, and every line with an arrow a line of times. */
export function isWholeWebvtt(text: string): boolean {
  if (!/^WEBVTT(?:[ \t\n]|$)/.test(text)) return false
  const arrows = text.split('\n').filter((line) => line.includes('-->'))
  return arrows.length > 0 && arrows.every((line) => vttTiming.test(line))
}

/** A text is one document of JSON. @throws AppError `TRANSCRIPT_EMPTY` for one of too many values */
export function isWholeJson(text: string): boolean {
  if (!/^\s{0,99}[[{]/.test(text)) return false
  refuseManyValues(text)
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** A document of markup that ends with the element that `root` finds at its beginning. */
export function isWholeMarkup(text: string, root: RegExp): boolean {
  const name = text.trimStart().startsWith('<') ? root.exec(text.slice(0, 4000))?.[1] : undefined
  return name !== undefined && text.slice(-200).trimEnd().toLowerCase().endsWith(`</${name.toLowerCase()}>`)
}
