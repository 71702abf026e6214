import type { LineScore } from '#contract/score.ts'
import file from './line-score.json' with { type: 'json' }

/** The figures of the check of lines, as `npm run score:lines` wrote them. */
export const lineScore: LineScore = file

/** What the check of lines measured, in words; every figure is one of the file. */
export function lineScoreWords({ lies, statements }: LineScore) {
  return {
    lies: {
      heading: 'Lines that lie',
      note: `${lies.all.count} lies about real talks in ${lies.languages} languages, each over words that were said. How many pass our code, in percent:`,
      columns: ['Pass', 'Lies'],
      meaning: `Without a checker, ${tenths(lies.all.share.mean)} lies in ten pass as “Words found”; none says Verified. ${percent(lies.honest.share.mean)} of ${lies.honest.count} true lines are flagged, and ${percent(lies.people.share.mean)} of ${lies.people.count} sentences that people wrote.`,
      limits: "It can't find invented reasons, words of a similar line, or who did what to whom.",
    },
    statements: {
      heading: 'Claims that people judged',
      note: `${statements.claims.toLocaleString('en')} claims ([SummEdits](https://github.com/salesforce/factualNLG)), true or edited. Balanced accuracy; 50 is chance:`,
      columns: ['Accuracy'],
      meaning: `Code alone is right ${tenths(statements.balanced.mean)} times in ten. At 5 % false alarms it finds ${percent(statements.recall.mean)} of the false claims.`,
      limits:
        'Rules were chosen on these claims: expect less elsewhere. Figures without an interval are the authors’.',
    },
  } as const
}

/** The kinds of lies in the words of the page. */
export const lieKinds: Readonly<Record<string, string>> = {
  number: 'Number',
  quantifier: 'Some → all',
  name: 'Names',
  negation: '“Not”',
  unit: 'Unit',
  direction: 'Turned round',
  hedge: 'May → will',
  speaker: 'Speaker',
  date: 'Date',
  outside: 'Not said',
  cause: 'Cause',
  'other-line': 'Another line',
  order: 'Order',
  translated: 'Translated',
  stitched: 'Spliced quote',
}

/** The kinds of speech of the claims. */
export const claimKinds: Readonly<Record<string, string>> = {
  podcast: 'Podcasts',
  qmsumm: 'Meetings',
  sales_call: 'Sales calls',
  ectsum: 'Earnings calls',
  samsum: 'Chats',
}

/** So many in ten, as a word. */
function tenths(share: number): string {
  return new Intl.NumberFormat('en', { maximumFractionDigits: 0 }).format(share / 10)
}

function percent(value: number): string {
  return `${value.toFixed(1)} %`
}
