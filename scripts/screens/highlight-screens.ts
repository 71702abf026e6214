import { unforeseenDetail } from '#core/app-error.ts'
import { refusal, resultScreen } from './answers.ts'
import { resultId, summary } from './samples.ts'
import { scrolledTo } from './screen.ts'
import type { Screen } from './screen.ts'
import type { Step } from './steps.ts'
import { inTurn, pressing, seeing, seeingField, writing } from './steps.ts'
import type { Answer } from './stub-server.ts'

const createdAt = '2026-11-22T20:15:00.000Z'
const note = 'The sentence to open the lesson with.\nCompare it with the speech to Congress in May.'
const found = summary.summarySentences.findIndex(({ state }) => state === 'words-found')

const some: Answer = {
  json: {
    highlights: [
      { line: 'sentence-0', note: '', createdAt },
      { line: `sentence-${found}`, note, createdAt },
      { line: 'insight-0', note: '', createdAt },
    ],
  },
}
const none: Answer = { json: { highlights: [] } }

const openLine = pressing('Words found')
const showHighlights: Step = (page) => page.getByRole('button', { name: /^Highlights/ }).click()
const openNote = inTurn(openLine, pressing('Add note'), seeingField('Your note'))

function screen(state: string, highlights: Answer, reach: Step, more: Screen['answers'] = {}): Screen {
  return resultScreen(state, { [`GET /api/history/${resultId}/highlights`]: highlights, ...more }, reach)
}

/** Highlights and notes in every state. */
export const highlightScreens: readonly Screen[] = [
  screen('with highlights', some, seeing('Highlighted, with your note')),
  screen('a line with its note', some, inTurn(openLine, seeing('Compare it with the speech'))),
  screen('a note to write', none, openNote),
  screen(
    'a note that is too long',
    none,
    inTurn(
      openNote,
      writing('Your note', 'Long. '.repeat(400)),
      pressing('Save note'),
      seeing('A note can have'),
    ),
  ),
  screen('a note to remove', some, inTurn(openLine, pressing('Remove highlight'), seeing('Remove both'))),
  screen(
    'could not be highlighted',
    none,
    inTurn(openLine, pressing('Highlight'), seeing(unforeseenDetail)),
    {
      [`PUT /api/history/${resultId}/highlights/sentence-${found}`]: refusal(500),
    },
  ),
  ...scrolledTo('#summary-heading', [
    screen('highlights alone', some, inTurn(showHighlights, seeing('Download as Markdown'))),
    screen('no highlights', none, inTurn(showHighlights, seeing('No highlights yet.'))),
    screen(
      'highlights that could not be read',
      refusal(500),
      inTurn(showHighlights, seeing("couldn't be loaded")),
    ),
  ]),
]
