import { useId, useState } from 'react'
import { historyPages } from '#messages/history-pages.ts'
import { listTexts } from '#messages/list-texts.ts'
import { summaryList } from '#messages/summary-list.ts'
import { savableFormats } from '#product/summary-formats.ts'
import { api } from '#web/api/api.ts'
import { DownloadOffer, FormatLinks } from '#web/features/result/format-links.tsx'
import { useAccount } from '#web/session/account.ts'
import { fileQuery } from '#web/text/addresses.ts'
import { Button } from '#web/ui/button.tsx'
import { HistoryAnswer, useHistoryAnswer } from './history-answer.tsx'
import { ListPage } from './list-page.tsx'
import type { ListTexts } from './list-page.tsx'
import { listColumns, pageSizes, useListView, ViewSwitch } from './list-rows.tsx'
import { Removable, useRemoval } from './removable.tsx'
import { CompactRow, historyTitle, HistoryCard } from './summary-rows.tsx'
import { isFiltered, toApiQuery, useList } from './use-list.ts'
import type { ListRequest } from './use-list.ts'

const texts: ListTexts = { ...summaryList, title: historyPages.summaries.heading }

/** The summaries of a user. */
export function HistoryPage() {
  const [view, setView] = useListView()
  const list = useList({
    name: 'history',
    limit: pageSizes[view],
    load: async (query, signal) => await api('GET /api/history', { query }, { signal }),
  })
  const removal = useRemoval()
  const library = useHistoryAnswer(list.request.q.trim())
  const Row = view === 'compact' ? CompactRow : HistoryCard
  return (
    <ListPage
      list={list}
      texts={texts}
      onSubmit={library.ask}
      controls={<ViewSwitch view={view} onChoose={setView} />}
      actions={<ExportMenu request={list.request} />}
      answer={<HistoryAnswer library={library} />}
      isAnswered={library.answer !== null}
      removedCount={list.items.filter(({ id }) => removal.removed.has(id)).length}
      columns={listColumns[view]}
      renderRow={(item) => (
        <Removable id={item.id} title={historyTitle(item)} removal={removal}>
          {(controls) => <Row item={item} {...controls} />}
        </Removable>
      )}
    />
  )
}

type Props = { request: ListRequest }

/** Saves the listed summaries as one file for another application; the last choice comes first. */
function ExportMenu({ request }: Props) {
  const [isOpen, setOpen] = useState(false)
  const panel = useId()
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpen(!isOpen)}
      >
        {request.q.trim() === '' && !isFiltered(request) ? listTexts.exportAll : listTexts.exportThese}
      </Button>
      <div id={panel} hidden={!isOpen} className="mt-1 w-full text-sm">
        {isOpen && <Choices request={request} />}
      </div>
    </>
  )
}

function Choices({ request }: Props) {
  const account = useAccount()
  if (account.status !== 'signed-in') return null
  const { canDownload } = account.user
  const { sort: _sort, ...narrowed } = toApiQuery({ ...request, q: request.q.trim() })
  return (
    <>
      {!canDownload && <DownloadOffer />}
      <FormatLinks
        label={listTexts.exportAs}
        className={canDownload ? '' : 'mt-2'}
        formats={savableFormats(canDownload)}
        hrefOf={(format) => `/api/history/file${fileQuery({ format, ...narrowed })}`}
      />
    </>
  )
}
