import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Answer } from '#contract/questions.ts'
import { toDocument } from '#export/documents.ts'
import { fileName } from '#export/file-name.ts'
import { savedTexts } from '#messages/saved-texts.ts'
import { summaryFormats } from '#product/summary-formats.ts'
import type { SummaryFormat } from '#product/summary-formats.ts'
import { queryClient } from '#web/api/query-client.ts'
import type { DeliveredSummary } from '#web/features/run/reducer.ts'
import { Button } from '#web/ui/button.tsx'
import { saveFile } from '#web/ui/save-file.ts'
import type { Alone } from '../alone/alone.ts'
import type { PictureStore } from './summary-work.ts'

/** The beginning of the keys of what is saved in this browser. */
export const savedKey = ['saved'] as const

/** The formats that the panel writes, the most wanted first. */
const formats = [
  'markdown',
  'obsidian',
  'notion',
  'anki',
  'text',
  'readwise',
  'json',
] as const satisfies SummaryFormat[]
/** Those in which pictures stand beside the text, in one zip file. */
const noteFormats: readonly SummaryFormat[] = ['markdown', 'obsidian', 'notion']

/** The saved summary of this id, `null` where there is none; `undefined` until it is known. */
export function useSaved(alone: Alone, id: string) {
  const { data } = useQuery({ queryKey: [...savedKey, 'one', id], queryFn: () => alone.library.find(id) })
  return data
}

type Props = { alone: Alone; summary: DeliveredSummary; pictures: PictureStore }

/** The actions on a summary that was made in this browser: saving it here, and a file of it. */
export function SavedActions({ alone, summary, pictures }: Props) {
  const [failure, setFailure] = useState<string | null>(null)
  const { id } = summary
  // A picture that is taken of a saved summary is saved with it.
  useEffect(
    () =>
      pictures.subscribe(() => {
        alone.library
          .change(id, () => ({ pictures: pictures.get() }))
          .catch((error: unknown) => setFailure(reasonOf(error)))
      }),
    [alone, id, pictures],
  )
  const saved = useSaved(alone, summary.id)
  const { mutate: toggle, isPending } = useMutation({
    mutationFn: async () => {
      if (saved) return await alone.library.remove(summary.id)
      const { transcript } = alone.transcripts.require(summary.transcriptId)
      // What was asked before it was saved belongs to it.
      const questions = queryClient.getQueryData<Answer[]>(['questions', summary.transcriptId]) ?? []
      const savedAt = new Date(alone.now()).toISOString()
      const saving = { id, savedAt, summary, transcript, questions, highlights: [], pictures: pictures.get() }
      return await alone.library.save(saving)
    },
    onSuccess: () => setFailure(null),
    onError: (error) => setFailure(reasonOf(error)),
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
          {saved ? savedTexts.saved : savedTexts.save}
        </Button>
        <FileSelect alone={alone} summary={summary} pictures={pictures} />
      </div>
      {failure !== null && (
        <p role="alert" className="mt-2 text-bad">
          {failure}
        </p>
      )}
    </>
  )
}

function reasonOf(error: unknown): string | null {
  return error instanceof Error && 'detail' in error ? String(error.detail) : null
}

/** Writes a file of the summary in the chosen format. */
function FileSelect({ alone, summary, pictures }: Props) {
  async function write(format: (typeof formats)[number]): Promise<void> {
    const taken = pictures.get()
    const document = toDocument(summary)
    const nameOf = (ending: string): string => fileName(summary.videoTitle, `.${ending}`)
    if (format === 'anki') {
      const { ankiText } = await import('../alone/picture-files.ts')
      return saveFile(nameOf('txt'), new Blob([ankiText(document, taken)], { type: 'text/plain' }))
    }
    const { extension, type } = summaryFormats[format]
    const { writeTextFile } = await import('#export/text-files.ts')
    const { fileWords } = await import('#messages/file-words.ts')
    const text = writeTextFile(document, format, fileWords)
    const transcript = alone.transcripts.find(summary.transcriptId)
    if (taken.length === 0 || transcript === null || !noteFormats.includes(format))
      return saveFile(nameOf(extension), new Blob([text], { type }))
    const { zipWithPictures } = await import('../alone/picture-files.ts')
    const { videoUrl } = summary
    const zip = zipWithPictures({ name: nameOf(extension), text, pictures: taken, transcript, videoUrl })
    return saveFile(nameOf('zip'), new Blob([zip], { type: 'application/zip' }))
  }
  return (
    <select
      aria-label={savedTexts.saveFile}
      value=""
      className="min-h-9 max-w-full rounded-control border border-edge bg-surface px-2 text-sm"
      onChange={({ target }) => {
        const format = formats.find((known) => known === target.value)
        if (format !== undefined) void write(format)
      }}
    >
      <option value="">{savedTexts.chooseFile}</option>
      {formats.map((format) => (
        <option key={format} value={format}>
          {summaryFormats[format].name}
        </option>
      ))}
    </select>
  )
}
