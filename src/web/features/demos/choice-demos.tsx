import { useState } from 'react'
import { featureDemos } from '#messages/feature-demos.ts'
import { plans } from '#product/plans.ts'
import { searchedFor, searchedSentences } from '#web/content/example-lines.ts'
import { SummaryChoices } from '#web/features/start/summary-choices.tsx'
import { findSentences } from '#web/features/transcripts/find-sentences.ts'
import { SentenceRow } from '#web/features/transcripts/sentence-row.tsx'
import { Button } from '#web/ui/button.tsx'
import { useHydrated } from '#web/ui/use-page-phase.ts'

/** A few sentences of a transcript, searched as they are in a result. */
export function SearchDemo() {
  const [query, setQuery] = useState(searchedFor)
  const found = findSentences(searchedSentences, query)
  return (
    <div>
      <input
        type="search"
        aria-label={featureDemos.search}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
        className="h-11 w-full rounded-control border border-edge bg-surface px-3 text-ink"
      />
      <ul className="mt-2 max-h-32 min-h-16 overflow-y-auto">
        {found.map((sentence) => (
          <SentenceRow key={sentence.index} sentence={sentence} query={query} isSaid={false} />
        ))}
      </ul>
      <output className="block text-sm text-muted">
        {featureDemos.sentencesFound(found.length, searchedSentences.length)}
      </output>
    </div>
  )
}

/** The choices of form and language: the ones that the next summary is made with. */
export function ChoicesDemo() {
  // The names of languages are those of the browser, which the built page does not know.
  const isHydrated = useHydrated()
  return <div className="flex min-h-9 flex-wrap gap-3">{isHydrated && <SummaryChoices kind="model" />}</div>
}

const allowed = plans.free.allowance?.summaries ?? 0
const requests = [
  { label: featureDemos.requests.newVideo, cost: 1 },
  { label: featureDemos.requests.failing, cost: 0 },
  { label: featureDemos.requests.repeated, cost: 0 },
] as const

/** What is left of the free allowance after each kind of request. */
export function AllowanceDemo() {
  const [remaining, setRemaining] = useState<number>(allowed)
  return (
    <div>
      <output className="flex items-center gap-2 font-medium tabular-nums">
        <span aria-hidden="true" className="flex gap-1">
          {Array.from({ length: allowed }, (_, place) => (
            <span
              key={place}
              className={`size-3 rounded-full border border-accent ${place < remaining ? 'bg-accent' : ''}`}
            />
          ))}
        </span>
        {featureDemos.left(remaining, allowed)}
      </output>
      <div className="mt-3 flex flex-wrap gap-2">
        {requests.map(({ label, cost }) => (
          <Button
            key={label}
            variant="secondary"
            size="sm"
            // After the last one it begins again.
            onClick={() => setRemaining(remaining === 0 ? allowed : remaining - cost)}
          >
            {label}
          </Button>
        ))}
      </div>
    </div>
  )
}
