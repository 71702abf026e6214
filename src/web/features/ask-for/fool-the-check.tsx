import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Insight } from '#contract/evidence.ts'
import { exampleVideos } from '#product/examples.ts'
import { momentState } from '#product/moment-state.ts'
import { StateDot, stateColours, stateWords } from '#web/features/evidence/state-dot.tsx'
import { toFailure } from '#web/features/run/failure.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'

const [{ videoId }] = exampleVideos
const said =
  'We choose to go to the moon in this decade and do the other things, not because they are easy, but because they are hard'

const changes = [
  { label: '“hard” to “easy”', from: 'they are hard', to: 'they are easy' },
  { label: 'Leave out “not”', from: 'not because', to: 'because' },
  { label: '“go to” to “fly to”', from: 'go to', to: 'fly to' },
] as const

/** A quote that the reader may change, and what the check of every summary says to it. */
export function FoolTheCheck() {
  const [words, setWords] = useState(said)
  const [isTouched, setIsTouched] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: ['example-check', videoId],
    // On demand: most readers of the page need neither the transcript nor the check.
    queryFn: async ({ signal }) => {
      const { loadExampleCheck } = await import('./check-example.ts')
      return { check: await loadExampleCheck(videoId, signal) }
    },
    enabled: isTouched,
  })

  function change(next: string): void {
    setIsTouched(true)
    setWords(next)
  }

  return (
    <section aria-labelledby="fool-heading" className="mt-20 print:hidden">
      <h2 id="fool-heading" className="font-serif text-3xl font-semibold">
        Try to fool it
      </h2>
      <p className="mt-2 max-w-[60ch] text-muted">
        Kennedy said this in 1962. Change a word: the real check runs here as you type.
      </p>
      <Card className="mt-6 grid gap-x-8 gap-y-4 p-4 sm:p-5 md:grid-cols-2">
        <QuoteField words={words} onChange={change} onTouch={() => setIsTouched(true)} />
        <output className="block min-h-36 border-line max-md:border-t max-md:pt-4 md:border-s md:ps-8">
          {data !== undefined && <Verdict words={words} insight={data.check(words)} />}
          {data === undefined && error === null && (
            <span className="text-muted">
              {isTouched
                ? 'Loading the transcript...'
                : 'Change the quote, and what the check finds stands here.'}
            </span>
          )}
        </output>
        {error !== null && (
          <div role="alert">
            <p>{toFailure(error).detail}</p>
            <Button variant="secondary" size="sm" className="mt-3" onClick={() => void refetch()}>
              Try again
            </Button>
          </div>
        )}
      </Card>
    </section>
  )
}

type QuoteFieldProps = { words: string; onChange: (words: string) => void; onTouch: () => void }

/** The quote, to be typed into or to be changed by a button. */
function QuoteField({ words, onChange, onTouch }: QuoteFieldProps) {
  return (
    <div>
      <TextAreaField
        label="The quote"
        rows={4}
        maxLength={400}
        spellCheck={false}
        value={words}
        onFocus={onTouch}
        onChange={({ target }) => onChange(target.value)}
      />
      <div className="mt-3 flex flex-wrap gap-2">
        {changes.map(({ label, from, to }) => (
          <Button key={label} variant="secondary" size="sm" onClick={() => onChange(said.replace(from, to))}>
            {label}
          </Button>
        ))}
        <Button variant="quiet" size="sm" onClick={() => onChange(said)}>
          As it was said
        </Button>
      </div>
    </div>
  )
}

type VerdictProps = { words: string; insight: Insight }

/** What the check found: the state, and the words that the transcript has in that place. */
function Verdict({ words, insight }: VerdictProps) {
  const { state, quote } = insight
  if (words.trim() === '') return <span className="text-muted">There is nothing to check.</span>
  return (
    <>
      <span className={`flex items-center gap-2 font-medium ${stateColours[state]}`}>
        <StateDot state={state} />
        {stateWords[state]}
      </span>
      <span className="mt-1 block text-sm text-muted tabular-nums">
        {momentState({ ...insight, timings: 'exact' })}
      </span>
      {quote !== '' && (
        <span className="mt-3 block border-s-2 border-line ps-4 font-serif text-lg/7 text-pretty">
          “{quote}”
        </span>
      )}
      {quote === '' && (
        <span className="mt-3 block text-pretty">
          In a summary this line would be marked, and no words would be put in the speaker's mouth.
        </span>
      )}
    </>
  )
}
