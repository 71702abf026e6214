import { transcriptList } from '#messages/history-lists.tsx'
import { historyPages } from '#messages/history-pages.ts'
import { api } from '#web/api/api.ts'
import { ListPage } from './list-page.tsx'
import type { ListTexts } from './list-page.tsx'
import { Removable, useRemoval } from './removable.tsx'
import { TranscriptionCard, TranscriptionLine } from './transcription-rows.tsx'
import { useList } from './use-list.ts'
import { listColumns, pageSizes, useListView, ViewSwitch } from './view-switch.tsx'

const texts: ListTexts = { ...transcriptList, title: historyPages.transcripts.heading }

/** The transcripts of a user. */
export function TranscriptionsPage() {
  const [view, setView] = useListView()
  const list = useList({
    name: 'transcriptions',
    limit: pageSizes[view],
    load: async ({ form: _none, ...query }, signal) =>
      await api('GET /api/transcriptions', { query }, { signal }),
  })
  const removal = useRemoval()
  const Row = view === 'compact' ? TranscriptionLine : TranscriptionCard
  return (
    <ListPage
      list={list}
      texts={texts}
      controls={<ViewSwitch view={view} onChoose={setView} />}
      removedCount={list.items.filter(({ id }) => removal.removed.has(id)).length}
      columns={listColumns[view]}
      renderRow={(item) => (
        <Removable id={item.id} title={item.videoTitle} removal={removal}>
          {(controls) => <Row item={item} {...controls} />}
        </Removable>
      )}
    />
  )
}
