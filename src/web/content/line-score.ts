import type { LineScore } from '#contract/score.ts'
import file from './line-score.json' with { type: 'json' }

/** The figures of the check of lines, as `npm run eval -- score-lines` wrote them. */
export const lineScore: LineScore = file

/** What the check of lines measured, in words; every figure is one of the file. */
export function lineScoreWords({ lies, statements }: LineScore) {
  return {
    lies: {
      heading: 'Lines that lie',
      plain: `Of ten lies over words that were said, our code alone lets ${tenths(lies.all.share.mean)} pass.`,
      note: `${lies.all.count} lies in ${lies.languages} languages. Percent that pass:`,
      columns: ['Pass', 'Lies'],
      meaning: `They pass as “Words found”; without a checker none is Verified. ${percent(lies.honest.share.mean)} of true lines and ${percent(lies.people.share.mean)} of people's own are flagged.`,
      limits: "Another line's words and lies in translation often get through.",
    },
    statements: {
      heading: 'Claims that people judged',
      plain: `Our code alone is right ${tenths(statements.balanced.mean)} times in ten.`,
      note: `${statements.claims.toLocaleString('en')} claims about speech ([SummEdits](https://github.com/salesforce/factualNLG)). Balanced accuracy; 50 is chance:`,
      columns: ['Accuracy'],
      meaning: `It finds ${percent(statements.recall.mean)} of false claims at 5 % false alarms.`,
      limits: 'Rules were chosen on these claims. Figures without intervals: their authors’.',
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
