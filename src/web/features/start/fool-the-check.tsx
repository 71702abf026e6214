import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Insight } from '#contract/evidence.ts'
import { foolTheCheck } from '#messages/fool-the-check.ts'
import { exampleVideos } from '#product/examples.ts'
import { honestLine, lies } from '#web/content/lies.ts'
import { smallResult } from '#web/content/small-result.ts'
import { LitWords } from '#web/features/evidence/lit-words.tsx'
import { toFailure } from '#web/features/run/failure.ts'
import { compareIn } from '#web/text/compare-words.ts'
import { findingSentences, stateName } from '#web/text/describe-line.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextAreaField } from '#web/ui/fields.tsx'
import { StateDot, stateColours } from '#web/ui/state-dot.tsx'
import type { CheckLine } from './check-example.ts'

const [{ videoId }] = exampleVideos

/** A line and its quote as the reader has them. */
type Written = { text: string; quote: string }

/** A line with its quote that the reader may change, and the comparing code's verdict. */
export function FoolTheCheck() {
  const [line, setLine] = useState<Written>(honestLine)
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

  function change(next: Written): void {
    setIsTouched(true)
    setLine(next)
  }

  return (
    <section aria-labelledby="fool-heading" className="mt-20 print:hidden">
      <h2 id="fool-heading" className="font-serif text-3xl font-semibold">
        {foolTheCheck.heading}
      </h2>
      <p className="mt-2 max-w-[60ch] text-muted">{foolTheCheck.lead}</p>
      <Card className="mt-6 grid gap-x-8 gap-y-4 p-4 sm:p-5 md:grid-cols-2">
        <LineFields line={line} onChange={change} onTouch={() => setIsTouched(true)} />
        <output className="block min-h-48 border-line max-md:border-t max-md:pt-4 md:border-s md:ps-8">
          <Found line={line} check={data?.check} isFailed={error !== null} />
        </output>
        {error !== null && (
          <div role="alert">
            <p>{toFailure(error).detail}</p>
            <Button variant="secondary" size="sm" className="mt-3" onClick={() => void refetch()}>
              {foolTheCheck.tryAgain}
            </Button>
          </div>
        )}
      </Card>
    </section>
  )
}

type FoundProps = { line: Written; check: CheckLine | undefined; isFailed: boolean }

/** The findings on the line: stored ones of the true line, of every other while it is typed. */
function Found({ line, check, isFailed }: FoundProps) {
  const isHonest = line.text === honestLine.text && line.quote === honestLine.quote
  if (isHonest) return <Verdict line={line} insight={smallResult.gist} />
  if (check !== undefined) return <Verdict line={line} insight={check(line)} />
  return isFailed ? null : <span className="text-muted">{foolTheCheck.loading}</span>
}

type LineFieldsProps = { line: Written; onChange: (line: Written) => void; onTouch: () => void }

/** The line and its quote, to be typed into or to be changed by a button. */
function LineFields({ line, onChange, onTouch }: LineFieldsProps) {
  return (
    <div>
      <TextAreaField
        label={foolTheCheck.line}
        rows={2}
        lang="en"
        dir="auto"
        maxLength={300}
        spellCheck={false}
        value={line.text}
        onFocus={onTouch}
        onChange={({ target }) => onChange({ ...line, text: target.value })}
      />
      <div className="mt-3">
        <TextAreaField
          label={foolTheCheck.quote}
          rows={3}
          lang="en"
          dir="auto"
          maxLength={400}
          spellCheck={false}
          value={line.quote}
          onFocus={onTouch}
          onChange={({ target }) => onChange({ ...line, quote: target.value })}
        />
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        {lies.map((lie) => (
          <Button key={lie.name} variant="secondary" size="sm" onClick={() => onChange(lie)}>
            {lie.name}
          </Button>
        ))}
        <Button variant="quiet" size="sm" onClick={() => onChange(honestLine)}>
          {honestLine.name}
        </Button>
      </div>
    </div>
  )
}

type VerdictProps = { line: Written; insight: Insight }

/** The check's verdict: the state, each finding in a sentence, the differing words marked. */
function Verdict({ line, insight }: VerdictProps) {
  const { state, quote, findings } = insight
  const sentences = findingSentences(insight, {
    timings: 'estimated',
    checkedBy: null,
    compare: compareIn('en'),
  })
  if (line.text.trim() === '') return <span className="text-muted">{foolTheCheck.nothing}</span>
  return (
    <>
      <span className={`flex items-center gap-2 font-medium ${stateColours[state]}`}>
        <StateDot state={state} />
        {stateName(insight)}
      </span>
      {(state === 'verified' ? sentences.slice(0, 1) : sentences).map((sentence) => (
        <span key={sentence} className="mt-1 block text-sm text-muted tabular-nums">
          {sentence}
        </span>
      ))}
      {quote === '' ? (
        <span className="mt-3 block text-pretty">{foolTheCheck.notFound}</span>
      ) : (
        <span
          lang="en"
          dir="auto"
          className="mt-3 block border-s-2 border-line ps-4 text-start font-serif text-lg/7 text-pretty"
        >
          “
          <LitWords
            text={findings.deciding === '' ? quote : findings.deciding}
            words={findings.differences.map(({ said }) => said)}
          />
          ”
        </span>
      )}
      {findings.differences.some(({ kind }) => kind === 'order') && (
        <span className="mt-3 block text-sm text-muted">{foolTheCheck.order}</span>
      )}
      {state === 'words-found' && (
        <span className="mt-3 block text-sm text-muted">{foolTheCheck.onlyCode}</span>
      )}
    </>
  )
}
