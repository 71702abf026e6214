import type { EngineScore, Interval, Score } from '#contract/score.ts'
import { measuredNames } from '#messages/measured-names.ts'
import { quoteKinds } from '#messages/quote-kinds.ts'
import { scorecard } from '#messages/scorecard.ts'
import { decimal } from '#web/text/numbers.ts'
import { Figure, IntervalBar, TenthsStrip } from './score-table.tsx'
import type { ScoreRow } from './score-table.tsx'

/** The name of a measured thing, in the words of the page. */
export function nameOf(name: string): string {
  return measuredNames[name] ?? name
}

/** The ends of a scale that has all intervals in it, in steps of five. */
export function scaleOf(values: readonly Interval[]): { from: number; to: number } {
  const from = 5 * Math.floor(Math.min(...values.map(({ low }) => low)) / 5)
  return { from, to: 5 * Math.ceil(Math.max(...values.map(({ high }) => high)) / 5) }
}

/** The summaries of all engines, the best first. */
export function summaryRows(engines: readonly EngineScore[]): ScoreRow[] {
  const scale = scaleOf(engines.map(({ content }) => content))
  return engines
    .toSorted((a, b) => b.content.mean - a.content.mean)
    .map(({ name, isOurs, content, rouge1, hourMs, memoryMb }) => ({
      name: nameOf(name),
      isOurs,
      drawing: <IntervalBar value={content} {...scale} isOurs={isOurs} />,
      cells: [
        <Figure key="content" value={content} />,
        <Figure key="all" value={rouge1} />,
        hourMs === null ? '–' : `${hourMs < 1 ? '<1' : Math.round(hourMs)}\u00A0ms`,
        memoryMb === null ? '–' : `${memoryMb}\u00A0MB`,
      ],
    }))
}

/** The origin of the sentences: of our engine, and of the best without a library or a model beside it. */
export function coverageRows(engines: readonly EngineScore[]): ScoreRow[] {
  return engines.flatMap(({ name, isOurs, spread, written }) => {
    if (spread === null || written !== null) return []
    const drawing = <TenthsStrip shares={spread.tenths} isOurs={isOurs} />
    const cells = [scorecard.coverage.ofTen(decimal(spread.coverage, 1))]
    return [{ name: nameOf(name), isOurs, drawing, cells }]
  })
}

/** The share of questions whose answer is found. */
export function questionRows({ methods }: Score['questions']): ScoreRow[] {
  const scale = scaleOf(methods.map(({ inTen }) => inTen))
  return methods.toReversed().map(({ name, inFive, inTen }, place) => ({
    name: nameOf(name),
    isOurs: place === 0,
    drawing: <IntervalBar value={inTen} {...scale} isOurs={place === 0} />,
    cells: [<Figure key="ten" value={inTen} />, <Figure key="five" value={inFive} />],
  }))
}

/** The share of quotes that are shown: true ones should be, the others should not. */
export function quoteRows({ kinds }: Score['checking']): ScoreRow[] {
  return kinds.map(({ name, isHonest, shown }) => ({
    name: quoteKinds[name] ?? name,
    isOurs: false,
    drawing: <IntervalBar value={shown} from={0} to={100} isOurs={isHonest === true} />,
    cells: [`${decimal(shown.mean, 1)}\u00A0%`],
  }))
}

/** The agreement of sections with those of people. */
export function sectionRows(sections: Score['sections']): ScoreRow[] {
  const scale = scaleOf(sections.map(({ podcasts }) => podcasts))
  return sections.map(({ name, meetings, podcasts }, place) => ({
    name: nameOf(name),
    isOurs: place === 0,
    drawing: <IntervalBar value={podcasts} {...scale} isOurs={place === 0} />,
    cells: [<Figure key="podcasts" value={podcasts} />, <Figure key="meetings" value={meetings} />],
  }))
}

/** The results of engines that write by themselves; none while no such engine was scored. */
export function writtenRows(engines: readonly EngineScore[]): ScoreRow[] {
  return engines.flatMap(({ name, isOurs, written, spread }) => {
    if (written === null || spread === null) return []
    const { sentences, supported, invented } = written
    const cells = [
      sentences,
      supported === null ? '–' : `${decimal(supported, 1)}\u00A0%`,
      decimal(invented, 1),
    ]
    return [
      { name: nameOf(name), isOurs, drawing: <TenthsStrip shares={spread.tenths} isOurs={isOurs} />, cells },
    ]
  })
}
