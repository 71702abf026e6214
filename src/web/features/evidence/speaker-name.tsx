import { speakersOf } from '#evidence/line-speakers.ts'
import type { SpokenLine } from '#evidence/line-speakers.ts'

/** The names of those who say the words of a line; nothing where the transcript names nobody. */
export function SpeakerName({ line, className = '' }: { line: SpokenLine; className?: string }) {
  const names = speakersOf(line)
  if (names === '') return null
  return <bdi className={`font-sans text-sm font-medium text-muted ${className}`}>{names}</bdi>
}
