import { createSentenceRules, findSentences } from '#core/text/find-sentences.ts'

const rules = createSentenceRules('en')

/** The sentences of a text; a new line ends one as well. */
export function splitText(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line) => findSentences(line, rules).map(({ from, to }) => line.slice(from, to).trim()))
    .filter(Boolean)
}
