import { api } from '#web/api/api.ts'
import { ListPage } from './list-page.tsx'
import type { ListTexts } from './list-page.tsx'
import { Removable, useRemoval } from './removable.tsx'
import { TranscriptionCard } from './transcription-card.tsx'
import { useList } from './use-list.ts'

const texts: ListTexts = {
  title: 'Transcriptions',
  loading: 'Loading your transcriptions...',
  failed: 'Unable to load transcriptions. Please try again later.',
  empty: {
    title: 'No transcriptions yet',
    text: 'The transcripts you fetch or paste are saved here.',
    action: 'Go to Home',
  },
  search: 'Search in titles and transcripts',
  counted: ['transcript', 'transcripts'],
  plural: 'transcripts',
}

/** The transcripts of a user. */
export function TranscriptionsPage() {
  const list = useList(
    'transcriptions',
    async (query, signal) => await api('GET /api/transcriptions', { query }, { signal }),
  )
  const removal = useRemoval()
  return (
    <ListPage
      list={list}
      texts={texts}
      removedCount={list.items.filter(({ id }) => removal.removed.has(id)).length}
      columns="mt-4 grid gap-4 md:grid-cols-2"
      renderRow={(item) => (
        <Removable id={item.id} title={item.videoTitle} removal={removal}>
          {(controls) => <TranscriptionCard item={item} {...controls} />}
        </Removable>
      )}
    />
  )
}
