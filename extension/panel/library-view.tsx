import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AppError } from '#core/app-error.ts'
import { savedTexts } from '#messages/saved-texts.ts'
import { queryClient } from '#web/api/query-client.ts'
import { createTypedQuestion } from '#web/features/questions/typed-question.ts'
import { formatMoment } from '#web/text/format-date.ts'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { saveFile } from '#web/ui/save-file.ts'
import { createStore } from '#web/ui/store.ts'
import type { Alone } from '../alone/alone.ts'
import { sourceOf } from '../alone/answer-calls.ts'
import type { SavedSummary } from '../alone/library.ts'
import { WholeResult } from './result-view.tsx'
import { SavedActions, savedKey } from './saved-actions.tsx'
import { SendLibrary } from './send-library.tsx'
import type { TabName } from './summary-work.ts'
import type { Page } from './use-page.ts'

type Props = {
  alone: Alone
  page: Page
  /** The server that the person connected, which may be sent what is saved here. */
  server: string | null
}

const refresh = (): Promise<void> => queryClient.invalidateQueries({ queryKey: savedKey })

/** The summaries that are saved in this browser: to search, read, take along and delete. */
export function LibraryView({ alone, page, server }: Props) {
  const [query, setQuery] = useState('')
  const [shown, setShown] = useState<SavedSummary | null>(null)
  const { data: items = [] } = useQuery({
    queryKey: [...savedKey, 'all', query],
    queryFn: () => alone.library.search(query),
  })
  const remove = useMutation({ mutationFn: alone.library.remove, onSettled: refresh })
  function open(item: SavedSummary): void {
    const opened = { source: sourceOf(item), transcript: item.transcript, kind: 'unknown' } as const
    // Its questions name the summary, and all else its transcript.
    for (const id of [item.id, opened.source.id]) alone.transcripts.add(id, opened)
    setShown(item)
  }
  if (shown !== null)
    return <SavedResult alone={alone} item={shown} page={page} onBack={() => setShown(null)} />
  return (
    <section aria-labelledby="library-heading" className="space-y-4">
      <h2 id="library-heading" className="font-serif text-2xl font-semibold">
        {savedTexts.heading}
      </h2>
      <TextField
        label={savedTexts.search}
        type="search"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      {items.length === 0 && <p className="text-muted">{savedTexts.none}</p>}
      <ul className="divide-y divide-line">
        {items.map((item) => (
          <li key={item.id} className="flex items-center gap-2 py-2">
            <button type="button" className="min-w-0 grow text-start" onClick={() => open(item)}>
              <span dir="auto" className="line-clamp-2 font-medium">
                {item.summary.videoTitle}
              </span>
              <span className="text-sm text-muted">{formatMoment(item.savedAt)}</span>
            </button>
            <Button
              variant="quiet"
              size="sm"
              aria-label={savedTexts.deleteOne(item.summary.videoTitle)}
              onClick={() => remove.mutate(item.id)}
            >
              {savedTexts.delete}
            </Button>
          </li>
        ))}
      </ul>
      <LibraryActions alone={alone} />
      {server !== null && <SendLibrary library={alone.library} server={server} />}
    </section>
  )
}

/** The export of all, and the deletion of all, after a question. */
function LibraryActions({ alone }: Pick<Props, 'alone'>) {
  const [isAsking, setAsking] = useState(false)
  const [note, setNote] = useState<string | null>(null)
  async function exportAll(): Promise<void> {
    saveFile('precis-library.json', new Blob([await alone.library.exportAll()], { type: 'application/json' }))
  }
  async function take(file: File): Promise<void> {
    const text = await alone.library.importAll(await file.text()).then(
      (count) => savedTexts.imported(count, file.name),
      (error: unknown) => (error instanceof AppError ? error.detail : savedTexts.unreadable),
    )
    setNote(text)
    await refresh()
  }
  async function clear(): Promise<void> {
    await alone.library.clear()
    setAsking(false)
    await refresh()
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="secondary" size="sm" onClick={() => void exportAll()}>
        {savedTexts.exportAll}
      </Button>
      <label
        className={`cursor-pointer focus-within:outline-2 ${buttonClasses({ variant: 'secondary', size: 'sm' })}`}
      >
        {savedTexts.import}
        <input
          type="file"
          accept="application/json,.json"
          className="sr-only"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file !== undefined) void take(file)
            target.value = ''
          }}
        />
      </label>
      {isAsking ? (
        <>
          <Button variant="danger" size="sm" onClick={() => void clear()}>
            {savedTexts.confirmDelete}
          </Button>
          <Button variant="quiet" size="sm" onClick={() => setAsking(false)}>
            {savedTexts.keep}
          </Button>
        </>
      ) : (
        <Button variant="quiet" size="sm" onClick={() => setAsking(true)}>
          {savedTexts.deleteAll}
        </Button>
      )}
      {note !== null && <output className="w-full text-sm text-muted">{note}</output>}
    </div>
  )
}

type SavedProps = Omit<Props, 'server'> & { item: SavedSummary; onBack: () => void }

/** A saved summary. Its times move the player only where the page shows the same video. */
function SavedResult({ alone, item, page, onBack }: SavedProps) {
  const [view] = useState(() => ({
    tab: createStore<TabName>('summary'),
    typed: createTypedQuestion(),
    pictures: createStore(item.pictures ?? []),
  }))
  const { summary, id } = item
  const isBeside = summary.videoId !== null && page.video?.videoId === summary.videoId
  return (
    <>
      <Button variant="quiet" size="sm" className="-ms-3" onClick={onBack}>
        {savedTexts.all}
      </Button>
      <WholeResult
        summary={{ ...summary, historyId: id }}
        view={view}
        page={page}
        isBeside={isBeside}
        server={null}
      />
      <SavedActions alone={alone} summary={summary} pictures={view.pictures} />
    </>
  )
}
