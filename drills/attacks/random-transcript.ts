const transcriptWords = 380_000
const wordsPerSentence = 12

/** A day of words that no packing makes small, the same for the same turn. */
export function randomTranscript(turn: number): string {
  let state = turn + 1
  const words = Array.from({ length: transcriptWords }, (_, at) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state.toString(36) + (at % wordsPerSentence === wordsPerSentence - 1 ? '.' : '')
  })
  return words.join(' ')
}
