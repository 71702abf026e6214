import type { Interval, LineScore, Score } from '#contract/score.ts'
import { claimKinds } from '#messages/claim-kinds.ts'
import { number } from '#messages/language.ts'
import { lieKinds } from '#messages/lie-kinds.ts'
import { scorecard } from '#messages/scorecard.ts'
import { lineScore, score, scoreCommands } from '#web/content/score.ts'
import { decimal } from '#web/text/numbers.ts'
import { LinkedText } from '#web/ui/linked-text.tsx'
import { PageFrame, Section } from '../page-frame.tsx'
import {
  coverageRows,
  nameOf,
  questionRows,
  quoteRows,
  scaleOf,
  sectionRows,
  summaryRows,
  writtenRows,
} from './score-rows.tsx'
import { Figure, IntervalBar, Part } from './score-table.tsx'
import type { ScoreRow } from './score-table.tsx'

/**
 * The page of the measurements, drawn from the files that `npm run score` and `npm run eval -- score-lines`
 * write, with the commands that measure again.
 */
export function ScorePage() {
  return <Scorecard score={score} lines={lineScore} />
}

type Props = { score: Score; lines: LineScore }

/** The page over a scorecard. */
export function Scorecard({ score: { engines, questions, checking, sections, ...figures }, lines }: Props) {
  const { summaries, coverage, written } = scorecard
  const models = writtenRows(engines)
  const { own, other } = questions.refused
  return (
    <PageFrame {...scorecard}>
      <LineTables score={lines} />
      <Part
        id="summaries"
        {...summaries}
        note={summaries.note(figures.videos.meetings + figures.videos.topics)}
        drawn={rangeOf(engines.map(({ content }) => content))}
        rows={summaryRows(engines)}
      />
      <Part id="coverage" {...coverage} rows={coverageRows(engines)} />
      <Part
        id="questions"
        {...scorecard.questions}
        note={scorecard.questions.note(questions.asked, questions.meetings)}
        drawn={rangeOf(questions.methods.map(({ inTen }) => inTen))}
        rows={questionRows(questions)}
      >
        {scorecard.questions.refused(percent(own.mean), percent(other.mean))}
      </Part>
      <Part
        id="checking"
        {...scorecard.checking}
        note={scorecard.checking.note(checking.quotes)}
        drawn="0–100"
        rows={quoteRows(checking)}
      />
      <Part
        id="sections"
        {...scorecard.sections}
        drawn={rangeOf(sections.map(({ podcasts }) => podcasts))}
        rows={sectionRows(sections)}
      />
      {models.length > 0 && <Part id="models" {...written} drawn={coverage.drawn} rows={models} />}
      {models.length === 0 && (
        <Section id="models" heading={written.heading}>
          <p className="mt-2 text-muted">{written.none}</p>
        </Section>
      )}
      <Limits />
      <Repeat date={scorecard.repeat.date(figures.measuredOn, figures.machine)} />
    </PageFrame>
  )
}

function rangeOf(values: Parameters<typeof scaleOf>[0]): string {
  const { from, to } = scaleOf(values)
  return `${from}–${to}`
}

function Limits() {
  const { heading, points, sources } = scorecard.limits
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

function Repeat({ date }: { date: string }) {
  const { heading, own, model } = scorecard.repeat
  return (
    <Section id="repeat" heading={heading}>
      <Command text={scoreCommands.all} />
      <p className="mt-6 text-muted">{own}</p>
      <Command text={scoreCommands.own} />
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

/** The code's success in telling false lines from true ones: two tables and their limits. */
function LineTables({ score: ofLines }: { score: LineScore }) {
  const { lies, statements } = scorecard
  const { all, languages, honest, people } = ofLines.lies
  const { balanced, recall, claims } = ofLines.statements
  return (
    <>
      <Part
        id="lies"
        {...lies}
        plain={lies.plain(tenths(all.share))}
        note={lies.note(all.count, languages)}
        drawn="0–100"
        rows={lieRows(ofLines.lies)}
      >
        {lies.meaning(percent(honest.share.mean), percent(people.share.mean))}
      </Part>
      <Part
        id="statements"
        {...statements}
        plain={statements.plain(tenths(balanced))}
        note={statements.note(claims)}
        drawn="40–100"
        rows={statementRows(ofLines.statements)}
      >
        {statements.meaning(percent(recall.mean))}
      </Part>
    </>
  )
}

/** So many in ten. */
function tenths({ mean }: Interval): number {
  return Math.round(mean / 10)
}

function percent(value: number): string {
  return `${decimal(value, 1)} %`
}

function lieRows({ kinds, all }: LineScore['lies']): ScoreRow[] {
  const inOrder = kinds.toSorted((a, b) => a.unflagged.share.mean - b.unflagged.share.mean)
  const rows = inOrder.map(({ name, unflagged }) => ({ name: lieKinds[name] ?? name, ...unflagged }))
  return [{ name: scorecard.lies.all, ...all }, ...rows].map(({ name, count, share }, at) => ({
    name,
    isOurs: at === 0,
    drawing: <IntervalBar value={share} from={0} to={100} isOurs={at === 0} />,
    cells: [<Figure key="share" value={share} />, count],
  }))
}

function statementRows({ domains, balanced, published }: LineScore['statements']): ScoreRow[] {
  const ours = [
    { name: scorecard.statements.ours, value: balanced },
    ...domains.map((domain) => ({ name: claimKinds[domain.name] ?? domain.name, value: domain.balanced })),
  ].map(({ name, value }, at) => ({
    name,
    isOurs: at === 0,
    drawing: <IntervalBar value={value} from={40} to={100} isOurs={at === 0} />,
    cells: [<Figure key="balanced" value={value} />],
  }))
  const others = published.map(({ name, balanced: mean }) => ({
    name: nameOf(name),
    isOurs: false,
    drawing: <IntervalBar value={{ mean, low: mean, high: mean }} from={40} to={100} isOurs={false} />,
    cells: [number(mean)],
  }))
  return [...ours, ...others]
}
