import { Link } from 'react-router'
import type { HistoryItem } from '#contract/history.ts'
import { clockTime } from '#product/times.ts'
import { resultPath } from '#web/text/result-path.ts'

type Props = {
  item: Pick<HistoryItem, 'id' | 'videoTitle' | 'videoChannel' | 'gist' | 'summary' | 'insights' | 'timings'>
  query: string
}

const maxHits = 3

/** The lines of a summary that a search found, its words lit, each a link to its second. Nothing without a search. */
export function SearchHits({ item, query }: Props) {
  const pattern = wordPattern(query)
  if (pattern === null) return null
  const about = item.timings === 'estimated' ? '~' : ''
  const hits = linesWith(item, pattern)
  if (hits.length === 0) return <OnlySaid item={item} pattern={pattern} />
  return (
    <ul aria-label="What was found" className="mt-2 border-s-2 border-accent/50">
      {hits.map(({ text, second }) => (
        <li key={text}>
          <Link to={resultPath(item.id, second)} className="group flex gap-3 py-1 ps-3 text-sm/6">
            {second !== null && (
              <span className="shrink-0 text-accent tabular-nums group-hover:underline">
                {about}
                {clockTime(second)}
              </span>
            )}
            <span className="min-w-0 font-serif" dir="auto">
              <Lit text={text} pattern={pattern} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** A word that no line of the summary has was said in the video, unless it is in the title or the channel. */
function OnlySaid({ item, pattern }: Pick<Props, 'item'> & { pattern: RegExp }) {
  const { id, videoTitle, videoChannel, gist, summary } = item
  if (`${videoTitle} ${videoChannel ?? ''} ${gist ?? ''} ${summary}`.search(pattern) >= 0) return null
  return (
    <p className="mt-2 text-sm">
      <Link to={`/v/${id}`} className="text-accent hover:underline">
        Said in the video, not in its summary
      </Link>
    </p>
  )
}

type Hit = { text: string; second: number | null }

/** The lines that have words of the query, those with most of them first. */
function linesWith({ insights }: Props['item'], pattern: RegExp): Hit[] {
  return insights
    .map(({ text, second }) => ({ text, second, found: wordsIn(text, pattern) }))
    .filter(({ found }) => found > 0)
    .toSorted((a, b) => b.found - a.found)
    .slice(0, maxHits)
}

/** How many different words of the query a text has. */
function wordsIn(text: string, pattern: RegExp): number {
  return new Set(text.split(pattern).filter((_, index) => index % 2 === 1)).size
}

function Lit({ text, pattern }: { text: string; pattern: RegExp }) {
  return text.split(pattern).map((part, index) =>
    index % 2 === 1 ? (
      <mark key={index} className="rounded-xs bg-accent/25 text-inherit">
        {part}
      </mark>
    ) : (
      part
    ),
  )
}

/** One group around any word of the query, where a word begins; `null` without words. */
function wordPattern(query: string): RegExp | null {
  const words = query.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '')
  return words.length === 0 ? null : new RegExp(String.raw`(?<![\p{L}\p{N}])(${words.join('|')})`, 'iu')
}
