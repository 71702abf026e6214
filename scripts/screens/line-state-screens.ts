import type { Insight } from '#contract/evidence.ts'
import type { SummaryEvent } from '#contract/summaries.ts'
import { everywhere, openEvents, result, resultScreen } from './answers.ts'
import { begun, sendLink, summarizing } from './begun-run.ts'
import {
  afterDeadline,
  beingChecked,
  everyState,
  linesByState,
  otherLines,
  withLines,
} from './line-state-samples.ts'
import { examination } from './sample-findings.ts'
import { resultId } from './samples.ts'
import { dialog, inTurn, pressing, scrolledTo, seeing } from './screen.ts'
import type { Screen, Step } from './screen.ts'

const call = `GET /api/summaries/${resultId}`

const seeInsights: Step = (page) =>
  page.getByRole('region', { name: 'Key insights' }).getByRole('listitem').last().scrollIntoViewIfNeeded()

/** The evidence of a line, opened from the text. */
function cardScreen(name: string, evidence: Insight, mark: string): Screen {
  const answer = withLines([linesByState.verified, evidence])
  return resultScreen(`evidence, ${name}`, { [call]: result(answer) }, inTurn(pressing(mark), dialog))
}

const checkingEvents: SummaryEvent[] = [
  ...begun,
  { event: 'written', data: beingChecked },
  { event: 'stage', data: { stage: 'check', text: 'Checking the lines...' } },
]

function checkingScreen(state: string, reach: Step): Screen {
  return {
    name: `home, ${state}`,
    path: summarizing,
    answers: { ...everywhere, 'POST /api/summarize': openEvents(...checkingEvents) },
    reach: inTurn(sendLink, reach),
  }
}

const checker = 'gemini-3.5-flash'

/** Every state of a line: in the text, among the insights, and with its evidence open. */
export const lineStateScreens: readonly Screen[] = [
  ...scrolledTo('#summary-heading', [
    resultScreen('lines in every state', { [call]: result(everyState) }, seeing('Key insights')),
  ]),
  ...scrolledTo('#insights-heading', [
    resultScreen('insights in every state', { [call]: result(everyState) }, seeInsights),
  ]),
  cardScreen('verified', linesByState.verified, 'Verified'),
  cardScreen('quoted', linesByState.quoted, 'Quoted'),
  cardScreen('words found', linesByState['words-found'], 'Words found'),
  cardScreen('differs', linesByState.differs, 'Differs'),
  cardScreen('differs, says the checker alone', otherLines.doubted, 'Differs'),
  cardScreen('not found', linesByState['not-found'], 'Not found'),
  cardScreen('unproven', otherLines.unproven, 'Unproven'),
  checkingScreen('lines being checked', seeing('Being checked')),
  checkingScreen('evidence of a line being checked', inTurn(pressing('Being checked'), dialog)),
  ...scrolledTo('#summary-heading', [
    resultScreen(
      'no checker',
      { [call]: result(afterDeadline({ checker: null, asked: 0, answered: 0, examination: null })) },
      seeing('No model checks lines here'),
    ),
    resultScreen(
      'the deadline passed for some lines',
      { [call]: result(afterDeadline({ checker, asked: 5, answered: 3, examination })) },
      seeing("didn't answer in time about 2 of 5"),
    ),
    resultScreen(
      'the deadline passed for all lines',
      { [call]: result(afterDeadline({ checker, asked: 5, answered: 0, examination })) },
      seeing("The model that checks lines didn't answer in time"),
    ),
  ]),
]
