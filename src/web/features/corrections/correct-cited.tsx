import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { correctedNote } from '#messages/corrected-note.ts'
import { corrections as words } from '#messages/corrections.ts'
import { transcriptQuery } from '#web/features/run/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { LineEditor } from './line-editor.tsx'
import { useCorrections } from './use-corrections.ts'

type Props = { transcriptId: string; sentence: number }

/** Corrects the sentence that a line cites, where its evidence is shown. */
export function CorrectCited({ transcriptId, sentence }: Props) {
  const [seen, setSeen] = useState<number | null>(null)
  const { data } = useQuery(transcriptQuery(transcriptId))
  const { correct } = useCorrections(transcriptId)
  const cited = data?.sentences[sentence]
  if (cited === undefined) return null
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
      text={cited.text}
      label={words.line}
      onEnd={(text) => {
        setSeen(null)
        if (text !== null)
          void correct({ operations: [{ sentence, text }], revision: seen, title: words.corrected })
      }}
    />
  )
}
