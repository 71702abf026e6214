import { api } from '#web/api/api.ts'
import { ExportMenu } from './export-menu.tsx'
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
      columns="mt-4 space-y-4"
      renderRow={(item) => (
        <Removable id={item.id} title={historyTitle(item)} removal={removal}>
          {(controls) => <HistoryCard item={item} {...controls} />}
        </Removable>
      )}
    />
  )
}
