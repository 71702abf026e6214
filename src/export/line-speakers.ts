import type { Citation, Insight } from '#contract/evidence.ts'

/** A line as far as its speakers need it. */
export type SpokenLine = Partial<Pick<Insight, 'text'>> & {
  speaker?: string | undefined
  more?: readonly Pick<Citation, 'speaker'>[]
}

/**
 * The people who say the words that a line rests on, each once; empty where the transcript names nobody, and
 * where the line begins with the one name itself.
 */
export function speakersOf({ speaker, text = '', more = [] }: SpokenLine): string {
  const names = [...new Set([speaker, ...more.map((cited) => cited.speaker)])].filter(
    (name) => name !== undefined,
  )
  return names.length === 1 && text.startsWith(`${names[0]}: `) ? '' : names.join(', ')
}

/** A text with the names of those who say its words behind it. */
export function withSpeakers(text: string, line: SpokenLine): string {
  const names = speakersOf(line)
  return names === '' ? text : `${text} (${names})`
}
