import type { Sentence } from '#contract/transcripts.ts'

/** The words said from one second up to another. */
export function saidBeside(sentences: readonly Pick<Sentence, 'start' | 'text'>[], from: number, to: number) {
  // A slide comes a moment before or after the sentence about it.
  const slack = 1
  return sentences
    .filter(({ start }) => start !== null && start >= from - slack && start < to - slack)
    .map(({ text }) => text)
    .join(' ')
}
