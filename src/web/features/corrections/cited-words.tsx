import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Insight } from '#contract/evidence.ts'
import { correctedNote } from '#messages/corrected-note.ts'
import { corrections as words } from '#messages/corrections.ts'
import { transcriptQuery } from '#web/features/run/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { CorrectedNote } from './corrected-note.tsx'
import { LineEditor } from './line-editor.tsx'
import { useCorrections } from './use-corrections.ts'

type Props = Pick<Insight, 'corrected'> & {
  /** The transcript and its sentence that the line cites; `null` where the reader may not correct it. */
  cited: Cited | null
}
type Cited = { transcriptId: string; sentence: number }

/** The owner's correction of the words that a line cites, and the way to correct them. */
export function CitedWords({ corrected, cited }: Props) {
  return (
    <>
      {corrected !== undefined && <CorrectedNote heard={corrected.heard} isShared={cited === null} />}
      {cited !== null && <CorrectCited key={cited.sentence} {...cited} />}
    </>
  )
}

function CorrectCited({ transcriptId, sentence }: Cited) {
  const [seen, setSeen] = useState<number | null>(null)
  const { data } = useQuery(transcriptQuery(transcriptId))
  const { correct } = useCorrections(transcriptId)
  const text = data?.sentences[sentence]?.text
  if (text === undefined) return null
  if (seen === null) {
    return (
      <Button
        variant="quiet"
        size="sm"
        className="-ms-3 mt-1 self-start"
        onClick={() => setSeen(data?.corrections?.revision ?? 0)}
      >
        {correctedNote.correct}
      </Button>
    )
  }
  return (
    <LineEditor
      text={text}
      label={words.line}
      onEnd={(typed) => {
        setSeen(null)
        if (typed === null) return
        void correct({
          operations: [{ sentence, text: typed }],
          revision: seen,
          title: words.corrected,
        })
      }}
    />
  )
}
