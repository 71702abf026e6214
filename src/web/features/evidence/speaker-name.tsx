import { speakersOf } from '#export/line-speakers.ts'
import type { SpokenLine } from '#export/line-speakers.ts'
import { useLines } from '#web/features/result-state/use-lines.ts'

/** The names of those who say the words of a line; nothing where the transcript names nobody. */
export function SpeakerName({ line, className = '' }: { line: SpokenLine; className?: string }) {
  const numberOf = useSpeakerNumbers()
  const names = speakersOf(line)
  if (names === '') return null
  return (
    <bdi data-speaker={numberOf(names)} className={`font-sans text-sm font-medium text-muted ${className}`}>
      {names}
    </bdi>
  )
}

/** The number of each speaker: those of the lines in order, then `others`. The first eight have colours. */
export function useSpeakerNumbers(others: readonly string[] = []): (name: string) => number {
  const names = new Set([...useLines().flatMap(({ evidence }) => evidence.speaker ?? []), ...others])
  return (name) => [...names].indexOf(name)
}
