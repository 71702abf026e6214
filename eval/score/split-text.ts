import { findSentences } from '#core/text/readable-text.ts'

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** The sentences of a text; a new line ends one as well. */
export function splitText(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line) => findSentences(line, segmenter).map(({ from, to }) => line.slice(from, to).trim()))
    .filter(Boolean)
}
