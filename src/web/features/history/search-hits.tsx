import { Link } from 'react-router'
import type { HistoryHit, HistoryItem } from '#contract/history.ts'
import { isFlagged } from '#evidence/line-state.ts'
import { rowTexts } from '#messages/history-rows.tsx'
import { clockTime } from '#product/times.ts'
import { LitWords } from '#web/features/evidence/lit-words.tsx'
import { StateDot, stateColours } from '#web/features/evidence/state-dot.tsx'
import { stateName } from '#web/text/describe-line.ts'
import { resultPath } from '#web/text/result-path.ts'

type Props = { item: Pick<HistoryItem, 'id' | 'hits' | 'timings'>; className?: string }

/** The lines that a search found, its words lit, each a link to its second. */
export function SearchHits({ item: { id, hits, timings }, className = '' }: Props) {
  return (
    <ul aria-label={rowTexts.hits} className={`border-s-2 border-accent/50 ${className}`}>
      {hits.map((hit, index) => (
        <li key={index}>
          <Link
            to={resultPath(id, hit.second)}
            className="group flex min-h-8 gap-3 py-1 ps-3 text-sm/6 max-sm:min-h-11 max-sm:py-2"
          >
            {hit.second !== null && (
              <span
                dir="ltr"
                className="min-w-10 shrink-0 text-end text-accent tabular-nums group-hover:underline"
              >
                {timings === 'estimated' ? '~' : ''}
                {clockTime(hit.second)}
              </span>
            )}
            <span className="min-w-0 font-serif wrap-anywhere" dir="auto">
              <HitText hit={hit} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Spoken words stand in quotation marks; a line that is wrong says so. */
function HitText({ hit: { text, words, isSpoken, state } }: { hit: HistoryHit }) {
  const lit = <LitWords text={text} words={words} look="rounded-xs bg-accent/25 text-inherit" />
  if (isSpoken) return <q>{lit}</q>
  if (!isFlagged(state)) return lit
  return (
    <>
      {lit}{' '}
      <span className={`inline-flex items-center gap-1 font-sans text-xs ${stateColours[state]}`}>
        <StateDot state={state} />
        {stateName({ state, quote: '' })}
      </span>
    </>
  )
}
