import type { Interval } from '#contract/score.ts'
import type { MeasuredScore } from './measured.ts'

/** A scorecard as tables for a terminal. */
export function printScore({ engines, skipped, questions, checking, sections }: MeasuredScore): string {
  return [
    '| engine | ROUGE-1 | content words | ours ahead | 2 / L | tenths | ms an hour | MB | failed |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...engines.map((each) =>
      row(
        each.name,
        written(each.rouge1),
        written(each.content),
        each.ahead === null ? '–' : written(each.ahead),
        `${each.rouge2.toFixed(1)} / ${each.rougeL.toFixed(1)}`,
        each.spread.coverage.toFixed(1),
        each.hourMs ?? '–',
        each.memoryMb ?? '–',
        each.failures,
      ),
    ),
    '',
    ...engines.flatMap(({ name, written: own }) =>
      own === null
        ? []
        : [
            `${name}: ${own.sentences} sentences, ${own.supported ?? '–'} % with a quote that stands, ` +
              `${own.invented} invented numbers and names in a hundred`,
          ],
    ),
    ...skipped.map(({ name, reason }) => `${name}: skipped, ${reason}`),
    '',
    row('questions', 'first 5', 'first 10', 'one sixth'),
    row('---', '---', '---', '---'),
    ...questions.methods.map(({ name, inFive, inTen, inSixth }) =>
      row(name, written(inFive), written(inTen), written(inSixth)),
    ),
    `refused: ${written(questions.refused.own)} of its own, ${written(questions.refused.other)} of others`,
    '',
    row('quotes', 'n', 'shown'),
    row('---', '---', '---'),
    ...checking.kinds.map(({ name, cases, shown }) => row(name, cases, written(shown))),
    '',
    row('sections', 'meetings', 'podcasts'),
    row('---', '---', '---'),
    ...sections.map(({ name, meetings, podcasts }) => row(name, written(meetings), written(podcasts))),
  ].join('\n')
}

function row(...cells: readonly (string | number)[]): string {
  return `| ${cells.join(' | ')} |`
}

function written({ mean, low, high }: Interval): string {
  return `${mean.toFixed(1)} (${low.toFixed(1)} to ${high.toFixed(1)})`
}
