import { useId, useState } from 'react'
import { historyFile, savableFormats } from '#product/summary-formats.ts'
import { api } from '#web/api/api.ts'
import { DownloadOffer, FormatLinks } from '#web/features/result/format-links.tsx'
import { useAccount } from '#web/session/account.ts'
import { Button } from '#web/ui/button.tsx'
import { HistoryAnswer, useHistoryAnswer } from './history-answer.tsx'
import { HistoryCard, historyTitle } from './history-card.tsx'
import { ListPage } from './list-page.tsx'
import type { ListTexts } from './list-page.tsx'
import { Removable, useRemoval } from './removable.tsx'
import { useList } from './use-list.ts'

const texts: ListTexts = {
  title: 'Summary History',
  loading: 'Loading your history...',
  failed: 'Unable to load history. Please try again later.',
  empty: {
    title: 'No History Yet',
    text: 'Each summary you make is saved here, with its insights and its transcript.',
    action: 'Start Summarizing',
  },
  search: 'Search, or ask all your videos a question',
  counted: ['summary', 'summaries'],
  plural: 'summaries',
}

/** The summaries of a user. */
export function HistoryPage() {
  const list = useList(
    'history',
    async (query, signal) => await api('GET /api/history', { query }, { signal }),
  )
  const removal = useRemoval()
  const library = useHistoryAnswer(list.options.q.trim())
  return (
    <ListPage
      list={list}
      texts={texts}
      onSubmit={library.ask}
      answer={
        <>
          {list.state === 'there' && <ExportMenu q={list.options.q.trim()} />}
          <HistoryAnswer library={library} />
        </>
      }
      isAnswered={library.answer !== null}
      removedCount={list.items.filter(({ id }) => removal.removed.has(id)).length}
      columns="mt-4 space-y-3"
      renderRow={(item) => (
        <Removable id={item.id} title={historyTitle(item)} removal={removal}>
          {(controls) => <HistoryCard item={item} {...controls} />}
        </Removable>
      )}
    />
  )
}

type Props = {
  /** What was searched for; empty exports everything. */
  q: string
}

/** Saves the listed summaries as one file for another application; the last choice comes first. */
function ExportMenu({ q }: Props) {
  const [isOpen, setOpen] = useState(false)
  const panel = useId()
  return (
    <div className="mt-3">
      <Button
        variant="secondary"
        size="sm"
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpen(!isOpen)}
      >
        {q === '' ? 'Export all' : 'Export what was found'}
      </Button>
      <div id={panel} hidden={!isOpen} className="mt-3 text-sm">
        {isOpen && <Choices q={q} />}
      </div>
    </div>
  )
}

function Choices({ q }: Props) {
  const account = useAccount()
  if (account.status !== 'signed-in') return null
  const { canDownload } = account.user
  return (
    <>
      {!canDownload && <DownloadOffer />}
      <FormatLinks
        label="Export as"
        className={canDownload ? '' : 'mt-2'}
        formats={savableFormats(canDownload)}
        fileOf={(format) => ({
          href: `/api/history/file?${new URLSearchParams({ format, q }).toString()}`,
          download: `precis-history.${historyFile(format).extension}`,
        })}
      />
    </>
  )
}
