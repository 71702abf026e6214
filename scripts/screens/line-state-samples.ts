import type { Findings, Insight, SummarySentence } from '#contract/evidence.ts'
import type { LineChecking, Summary } from '#contract/summary.ts'
import { examination, findingsOf } from './sample-findings.ts'
import { summary } from './samples.ts'

type Delivered = typeof summary

const budget = {
  quote: 'This year’s space budget is three times what it was in January 1961.',
  sentence: 3,
  second: 742,
}
const moon = {
  quote: 'We choose to go to the moon in this decade and do the other things.',
  sentence: 2,
  second: 524,
}
const lost = { quote: '', sentence: null, second: null }

/** A line in each state, in the order of the table of states. */
export const linesByState = {
  verified: line('Kennedy commits the country to the moon within the decade.', moon, 'verified'),
  quoted: line(moon.quote, moon, 'quoted'),
  'words-found': line('The space budget has tripled since January 1961.', budget, 'words-found'),
  differs: line(
    'The space budget was five times that of January 1961, which nobody had planned.',
    budget,
    'differs',
    {
      ...findingsOf.differs,
      differences: [
        { kind: 'number', stated: 'five times', said: 'three times' },
        { kind: 'negation', stated: 'nobody', said: '' },
      ],
      check: 'not-asked',
      deciding: '',
    },
  ),
  'not-found': line('The programme would create a million jobs in Texas.', lost, 'not-found'),
  checking: line('Kennedy names the price: three budgets of the year before.', budget, 'checking'),
} as const satisfies Record<Insight['state'], Insight>

/**
 * Lines that look like others and are read otherwise: only the checker objects; an AI wrote the transcript.
 */
export const otherLines = {
  doubted: line('Nobody else would dare to go to the moon.', moon, 'differs', {
    ...findingsOf.verified,
    check: 'differs',
    deciding: 'in this decade and do the other things',
  }),
  unproven: line('The space budget has tripled since January 1961.', budget, 'not-found'),
} as const

/** A result with a line in every state that a finished one can have, in its text and among its insights. */
export const everyState: Delivered = withLines([
  linesByState.verified,
  linesByState.quoted,
  linesByState['words-found'],
  linesByState.differs,
  linesByState['not-found'],
])

/** A result whose insights are in one state alone, so that the first mark of that name is theirs. */
export function withLines(lines: readonly Insight[], more: Partial<Delivered> = {}): Delivered {
  const sentences = lines.map(toSentence)
  const answered = sentences.filter(({ state }) => state === 'verified').length
  return {
    ...summary,
    gistSentence: sentences[0] ?? null,
    gist: sentences[0]?.text ?? null,
    summarySentences: sentences,
    summary: sentences.map(({ text }) => text).join(' '),
    insights: [...lines],
    keyInsights: lines.map(({ text }) => text),
    checking: { checker: 'gemini-3.5-flash', asked: answered, answered, examination },
    ...more,
  }
}

/** Five lines over words that were said, of which a checker answered about the first ones in time. */
export function afterDeadline(checking: LineChecking): Delivered {
  const lines = Array.from({ length: 5 }, (_, position) =>
    numbered(linesByState[position < checking.answered ? 'verified' : 'words-found'], position),
  )
  return withLines(lines, { checking })
}

/** The events that are sent when the text is complete and the checker is being asked. */
export const beingChecked: Pick<Summary, 'gistSentence' | 'summarySentences' | 'insights' | 'chapters'> = {
  ...withLines([linesByState.checking, linesByState.quoted, linesByState.differs, linesByState['not-found']]),
  chapters: [],
}

type Position = Pick<Insight, 'quote' | 'sentence' | 'second'>

function line(
  text: string,
  position: Position,
  state: Insight['state'],
  findings: Findings = findingsOf[state],
): Insight {
  return { text, ...position, state, findings }
}

function toSentence(insight: Insight, position: number): SummarySentence {
  return { ...insight, paragraph: Math.floor(position / 2), more: [] }
}

/** Lines on a page differ in their words. */
function numbered(insight: Insight, position: number): Insight {
  return { ...insight, text: `${insight.text.slice(0, -1)} (${position + 1}).` }
}
