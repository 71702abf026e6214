import { useDeferredValue, useMemo, useState } from 'react'
import type { Transcript } from '#contract/transcripts.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { findSentences } from './find-sentences.ts'
import { SentenceRow } from './sentence-row.tsx'

/** How many sentences are shown at once: more than an hour of speech, few enough to be there at once. */
const pageSize = 1000

type Props = { transcript: Pick<Transcript, 'sentences' | 'language'> }

/** A transcript by sentences with their times, and a search in it. */
export function TranscriptReader({ transcript }: Props) {
  const [query, setQuery] = useState('')
  const [limit, setLimit] = useState(pageSize)
  const searched = useDeferredValue(query)
  const found = useMemo(() => findSentences(transcript.sentences, searched), [transcript.sentences, searched])
  return (
    <div>
      <TextField
        label="Search in the transcript"
        type="search"
        value={query}
        onChange={(event) => {
          setQuery(event.target.value)
          setLimit(pageSize)
        }}
      />
      <output className="mt-2 block min-h-5 text-sm text-muted">
        {searched.trim() !== '' && resultLine(found.length, transcript.sentences.length)}
      </output>
      <section
        aria-label="Transcript text"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
        tabIndex={0}
        // `relative` keeps what is hidden for sight inside, where it scrolls along and makes the page no longer.
        className="relative mt-2 max-h-[32rem] overflow-y-auto rounded-control border border-line bg-paper"
      >
        <ol className="py-2" lang={transcript.language}>
          {found.slice(0, limit).map((sentence) => (
            <SentenceRow key={sentence.index} sentence={sentence} query={searched} />
          ))}
        </ol>
        {found.length > limit && (
          <Button variant="quiet" className="w-full" onClick={() => setLimit(limit + pageSize)}>
            Show more sentences
          </Button>
        )}
      </section>
    </div>
  )
}

function resultLine(found: number, total: number): string {
  if (found === 0) return 'No sentence contains these words.'
  return `${found} of ${total} sentences`
}
