import { useDeferredValue, useMemo, useRef, useState } from 'react'
import type { Transcript } from '#contract/transcripts.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { findSentences } from './find-sentences.ts'
import { useFollow } from './use-follow.ts'
import { SentenceRow } from './sentence-row.tsx'

/** How many sentences are shown at once: more than an hour of speech, few enough to be there at once. */
const pageSize = 1000

type Props = { transcript: Pick<Transcript, 'sentences' | 'language'> }

/** A transcript by sentences with their times, a search in it, and the sentence that the player is at. */
export function TranscriptReader({ transcript }: Props) {
  const [query, setQuery] = useState('')
  const [limit, setLimit] = useState(pageSize)
  const searched = useDeferredValue(query)
  const found = useMemo(() => findSentences(transcript.sentences, searched), [transcript.sentences, searched])
  const region = useRef<HTMLElement | null>(null)
  const { said, isOn, setOn } = useFollow(transcript.sentences, region)
  // What is being said may lie beyond what is shown so far.
  const shown =
    isOn && said !== null && searched.trim() === '' ? Math.max(limit, said + pageSize / 10) : limit
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
      <div className="mt-2 flex min-h-5 flex-wrap items-center justify-between gap-x-4">
        <output className="block text-sm text-muted">
          {searched.trim() !== '' && resultLine(found.length, transcript.sentences.length)}
        </output>
        {said !== null && <FollowSwitch isOn={isOn} onChange={setOn} />}
      </div>
      <section
        ref={region}
        aria-label="Transcript text"
        hidden={found.length === 0}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
        tabIndex={0}
        // `relative` keeps what is hidden for sight inside, where it scrolls along and makes the page no longer.
        className="relative mt-2 max-h-[32rem] overflow-y-auto rounded-control border border-line bg-paper"
      >
        <ol className="py-2" lang={transcript.language}>
          {found.slice(0, shown).map((sentence) => (
            <SentenceRow
              key={sentence.index}
              sentence={sentence}
              query={searched}
              isSaid={sentence.index === said}
            />
          ))}
        </ol>
        {found.length > shown && (
          <Button variant="quiet" className="w-full" onClick={() => setLimit(shown + pageSize)}>
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

type FollowSwitchProps = { isOn: boolean; onChange: (isOn: boolean) => void }

/** Whether the transcript goes along with the player. */
function FollowSwitch({ isOn, onChange }: FollowSwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      onClick={() => onChange(!isOn)}
      className="inline-flex min-h-11 items-center gap-2 rounded-control px-2 text-sm text-muted hover:text-ink"
    >
      <span
        aria-hidden="true"
        className={joinClasses(
          'flex h-5 w-9 items-center rounded-full border px-0.5',
          isOn ? 'justify-end border-accent bg-accent' : 'border-muted bg-surface',
        )}
      >
        <span className={joinClasses('size-3.5 rounded-full', isOn ? 'bg-on-accent' : 'bg-muted')} />
      </span>
      Follow along
    </button>
  )
}
