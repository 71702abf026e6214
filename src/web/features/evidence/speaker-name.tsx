import { speakerNames } from '#evidence/line-speakers.ts'
import type { SpokenLine } from '#evidence/line-speakers.ts'
import { useLines } from '#web/features/result-state/use-lines.ts'

/** The colours of speakers; what is beyond them is known by its name alone. */
const colours = 8

/** The names of those who say the words of a line; nothing where the transcript names nobody. */
export function SpeakerName({ line, className = '' }: { line: SpokenLine; className?: string }) {
  const colourOf = useSpeakerColours()
  const names = speakerNames(line)
  if (names.length === 0) return null
  return (
    <span className={`font-sans text-sm font-medium text-muted ${className}`}>
      {names.map((name, index) => (
        <bdi key={name} data-speaker={colourOf(name)}>
          {index > 0 && ', '}
          {name}
        </bdi>
      ))}
    </span>
  )
}

/** The number of each speaker's colour: those of the lines in their order, then `others`, eight in all. */
export function useSpeakerColours(others: readonly string[] = []): (name: string) => number {
  const ofLines = useLines().flatMap(({ evidence: { speaker } }) => speaker?.split(', ') ?? [])
  const names = [...new Set([...ofLines, ...others])].slice(0, colours)
  // No colour has the number -1.
  return (name) => names.indexOf(name)
}
