import { splitSentences } from '#core/text/split-sentences.ts'

/** Turns of `Name: words`, or the words of one whom nobody names. */
export function spoken(language: string, ...turns: string[]) {
  const cues = turns.map((turn, at) => {
    const [, speaker = null, text = turn] = /^(\p{Lu}\p{L}+): (.*)$/u.exec(turn) ?? []
    return { start: at * 9, duration: 9, text, speaker }
  })
  return splitSentences(cues, language)
}
