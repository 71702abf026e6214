import { correctedNote } from '#messages/corrected-note.ts'

type Props = { heard: string; isShared: boolean }

/** Says beside a finding that the owner corrected the words, with what was heard one click away. */
export function CorrectedNote({ heard, isShared }: Props) {
  return (
    <details className="mt-1 text-sm text-muted">
      <summary className="cursor-pointer">{isShared ? correctedNote.owner : correctedNote.own}</summary>
      <p dir="auto">{correctedNote.heard(heard)}</p>
    </details>
  )
}
