import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Answer } from '#contract/questions.ts'
import type { TranscriptDocument } from '#export/documents.ts'
import { toDocument } from '#export/documents.ts'
import { fileName } from '#export/file-name.ts'
import type { TextFormat } from '#export/text-files.ts'
import { summaryFormats } from '#product/summary-formats.ts'
import { queryClient } from '#web/api/query-client.ts'
import type { DeliveredSummary } from '#web/features/run/reducer.ts'
import { Button } from '#web/ui/button.tsx'
import { saveFile } from '#web/ui/save-file.ts'
import type { Alone } from './alone.ts'

/** The beginning of the keys of what is saved in this browser. */
export const savedKey = ['saved'] as const

/** The formats that the panel writes, the most wanted first. */
const formats = ['markdown', 'obsidian', 'notion', 'text', 'readwise', 'json'] as const satisfies TextFormat[]

/** The saved summary of this id, `null` where there is none; `undefined` until it is known. */
export function useSaved(alone: Alone, id: string) {
  const { data } = useQuery({ queryKey: [...savedKey, 'one', id], queryFn: () => alone.library.find(id) })
  return data
}

type Props = { alone: Alone; summary: DeliveredSummary }

/** The actions on a summary that was made in this browser: saving it here, and a file of it. */
export function SavedActions({ alone, summary }: Props) {
  const [failure, setFailure] = useState<string | null>(null)
  const saved = useSaved(alone, summary.id)
  const { mutate: toggle, isPending } = useMutation({
    mutationFn: async () => {
      if (saved) return await alone.library.remove(summary.id)
      const transcript = alone.transcripts.find(summary.transcriptId)?.transcript
      if (transcript !== undefined) await alone.library.save(asSaved(summary, transcript, alone.now()))
    },
    onSuccess: () => setFailure(null),
    onError: (error) => setFailure(error instanceof Error && 'detail' in error ? String(error.detail) : null),
    onSettled: () => queryClient.invalidateQueries({ queryKey: savedKey }),
  })
  return (
    <>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <Button
          variant="secondary"
          size="sm"
          busy={isPending}
          aria-pressed={Boolean(saved)}
          onClick={() => toggle()}
        >
          {saved ? 'Saved' : 'Save'}
        </Button>
        <FileSelect alone={alone} summary={summary} />
      </div>
      {failure !== null && (
        <p role="alert" className="mt-2 text-bad">
          {failure}
        </p>
      )}
    </>
  )
}

/** Writes a file of the summary in the chosen format. */
function FileSelect({ alone, summary }: Props) {
  async function write(format: TextFormat): Promise<void> {
    const { extension, type } = summaryFormats[format]
    const text = await alone.precis.write(toDocument(summary), format, new AbortController().signal)
    saveFile(fileName(summary.videoTitle, `.${extension}`), new Blob([text], { type }))
  }
  return (
    <select
      aria-label="Save as a file"
      value=""
      className="min-h-9 rounded-control border border-edge bg-surface px-2 text-sm"
      onChange={({ target }) => {
        const format = formats.find((known) => known === target.value)
        if (format !== undefined) void write(format)
      }}
    >
      <option value="">Save as a file…</option>
      {formats.map((format) => (
        <option key={format} value={format}>
          {summaryFormats[format].name}
        </option>
      ))}
    </select>
  )
}

function asSaved(summary: DeliveredSummary, transcript: TranscriptDocument, now: number) {
  const { id, transcriptId } = summary
  // What was asked before it was saved belongs to it.
  const questions = queryClient.getQueryData<Answer[]>(['questions', transcriptId]) ?? []
  return { id, savedAt: new Date(now).toISOString(), summary, transcript, questions, highlights: [] }
}
