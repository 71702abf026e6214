import type { LineScore, Score } from '#contract/score.ts'
import { lineScore, claimKinds, lieKinds, lineScoreWords } from '#web/content/line-score.ts'
import { score, scoreWords } from '#web/content/score.ts'
import { LinkedText } from '#web/ui/linked-text.tsx'
import { PageFrame, Section } from '../page-frame.tsx'
import { Figure, IntervalBar } from './drawings.tsx'
import { Part } from './part.tsx'
import type { ScoreRow } from './part.tsx'
import {
  coverageRows,
  questionRows,
  quoteRows,
  scaleOf,
  sectionRows,
  summaryRows,
  writtenRows,
} from './score-rows.tsx'

/** What was measured, drawn from the files that `npm run score` and `npm run eval -- score-lines` write, and how to measure it again. */
export function ScorePage() {
  return <Scorecard score={score} lines={lineScore} />
}

type Props = { score: Score; lines: LineScore }

/** The page over a scorecard. */
export function Scorecard({ score: { engines, questions, checking, sections }, lines }: Props) {
  const { summaries, coverage, written } = scoreWords
  const models = writtenRows(engines)
  return (
    <PageFrame {...scoreWords}>
      <Part
        id="summaries"
        {...summaries}
        drawn={rangeOf(engines.map(({ content }) => content))}
        rows={summaryRows(engines)}
      />
      <Part
        id="coverage"
        {...coverage}
        columns={[coverage.columns[0]]}
        drawn={coverage.columns[1]}
        rows={coverageRows(engines)}
      />
      <Part
        id="questions"
        {...scoreWords.questions}
        drawn={rangeOf(questions.methods.map(({ inTen }) => inTen))}
        rows={questionRows(questions)}
      >
        {scoreWords.questions.refused}
      </Part>
      <Part id="checking" {...scoreWords.checking} drawn="0–100" rows={quoteRows(checking)} />
      <LineTables score={lines} />
      <Part
        id="sections"
        {...scoreWords.sections}
        drawn={rangeOf(sections.map(({ podcasts }) => podcasts))}
        rows={sectionRows(sections)}
      />
      {models.length > 0 && <Part id="models" {...written} drawn={coverage.columns[1]} rows={models} />}
      {models.length === 0 && (
        <Section id="models" heading={written.heading}>
          <p className="mt-2 text-muted">{written.none}</p>
        </Section>
      )}
      <Limits />
      <Repeat />
    </PageFrame>
  )
}

function rangeOf(values: Parameters<typeof scaleOf>[0]): string {
  const { from, to } = scaleOf(values)
  return `${from}–${to}`
}

function Limits() {
  const { heading, points, sources } = scoreWords.limits
  return (
    <Section id="limits" heading={heading}>
      <ul className="mt-4 max-w-[60ch] list-disc space-y-2 ps-5 text-muted">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <p className="mt-4 max-w-[60ch] text-pretty text-muted">
        <LinkedText text={sources} />
      </p>
    </Section>
  )
}

function Repeat() {
  const { heading, command, own, ownCommand, model, date } = scoreWords.repeat
  return (
    <Section id="repeat" heading={heading}>
      <Command text={command} />
      <p className="mt-6 text-muted">{own}</p>
      <Command text={ownCommand} />
      <p className="mt-2 max-w-[60ch] break-words text-muted">{model}</p>
      <p className="mt-6 max-w-[60ch] text-sm text-muted">
        <LinkedText text={date} />
      </p>
    </Section>
  )
}

function Command({ text }: { text: string }) {
  return (
    <p className="mt-4 max-w-max rounded-control border border-line bg-surface px-4 py-2">
      <code className="text-sm break-words">{text}</code>
    </p>
  )
}

/** How well the code tells lines that lie from true ones, by itself: two tables, what they mean and what they don't show. */
function LineTables({ score: ofLines }: { score: LineScore }) {
  const { lies, statements } = lineScoreWords(ofLines)
  return (
    <>
      <Part id="lies" {...lies} drawn="0–100" rows={lieRows(ofLines.lies)}>
        {`${lies.meaning} ${lies.limits}`}
      </Part>
      <Part id="statements" {...statements} drawn="40–100" rows={statementRows(ofLines.statements)}>
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
