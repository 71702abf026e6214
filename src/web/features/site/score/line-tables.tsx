import type { LineScore } from '#contract/score.ts'
import { claimKinds, lieKinds, lineScoreWords } from '#web/content/line-score.ts'
import { Figure, IntervalBar } from './drawings.tsx'
import { Part } from './part.tsx'
import type { ScoreRow } from './part.tsx'

/** How well the code tells lines that lie from true ones, by itself: two tables, what they mean and what they don't show. */
export function LineTables({ score }: { score: LineScore }) {
  const { lies, statements } = lineScoreWords(score)
  return (
    <>
      <Part id="lies" {...lies} drawn="0–100" rows={lieRows(score.lies)}>
        {`${lies.meaning} ${lies.limits}`}
      </Part>
      <Part id="statements" {...statements} drawn="40–100" rows={statementRows(score.statements)}>
        {`${statements.meaning} ${statements.limits}`}
      </Part>
    </>
  )
}

function lieRows({ kinds, all }: LineScore['lies']): ScoreRow[] {
  const inOrder = kinds.toSorted((a, b) => a.unflagged.share.mean - b.unflagged.share.mean)
  const rows = inOrder.map(({ name, unflagged }) => ({ name: lieKinds[name] ?? name, ...unflagged }))
  return [{ name: 'All', ...all }, ...rows].map(({ name, count, share }, at) => ({
    name,
    isOurs: at === 0,
    drawing: <IntervalBar value={share} from={0} to={100} isOurs={at === 0} />,
    cells: [<Figure key="share" value={share} />, count],
  }))
}

function statementRows({ domains, balanced, published }: LineScore['statements']): ScoreRow[] {
  const ours = [
    { name: 'Précis, code alone', value: balanced },
    ...domains.map((domain) => ({ name: claimKinds[domain.name] ?? domain.name, value: domain.balanced })),
  ].map(({ name, value }, at) => ({
    name,
    isOurs: at === 0,
    drawing: <IntervalBar value={value} from={40} to={100} isOurs={at === 0} />,
    cells: [<Figure key="balanced" value={value} />],
  }))
  const others = published.map(({ name, balanced: mean }) => ({
    name: `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    isOurs: false,
    drawing: <IntervalBar value={{ mean, low: mean, high: mean }} from={40} to={100} isOurs={false} />,
    cells: [mean],
  }))
  return [...ours, ...others]
}
