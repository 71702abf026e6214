import type { Page } from '@playwright/test'
import type { DestinationView } from '#contract/destinations.ts'
import { unforeseenDetail } from '#core/app-error.ts'
import { destinationKinds, maxDestinations } from '#product/destinations.ts'
import type { DestinationKind } from '#product/destinations.ts'
import { accountAnswers } from './account-samples.ts'
import { refusal, resultScreen } from './answers.ts'
import { resultId } from './samples.ts'
import type { Screen, Step } from './screen.ts'
import { alive, inTurn, opening, pressing, seeing, writing } from './screen.ts'
import type { Answer } from './stub-server.ts'

const readwise: DestinationView = {
  id: 'ad1f5a52-6a54-4d3c-9d1f-3d3f2a3d7b11',
  kind: 'readwise',
  rule: 'highlights',
  name: '',
  createdAt: '2026-10-02T08:00:00.000Z',
  state: 'on',
  offReason: null,
  sent: 41,
  waiting: 2,
  failures: [],
}
const notion: DestinationView = {
  ...readwise,
  id: 'bd1f5a52-6a54-4d3c-9d1f-3d3f2a3d7b11',
  kind: 'notion',
  rule: 'summaries',
  name: 'Everything that is worth a second look, of all lectures and talks',
  state: 'off',
  offReason: 'gone',
  waiting: 7,
}
const folder: DestinationView = {
  ...readwise,
  id: 'cd1f5a52-6a54-4d3c-9d1f-3d3f2a3d7b11',
  kind: 'folder',
  rule: 'button',
  name: 'Videos/Talks',
  state: 'failing',
  sent: 1,
  waiting: 1,
  failures: [
    {
      historyId: resultId,
      title: 'President Kennedy at Rice University, with the whole of what he said there',
      failure: 'marks-changed',
      at: '2026-11-20T08:00:00.000Z',
      isTriedAgain: false,
    },
    {
      historyId: 'dd1f5a52-6a54-4d3c-9d1f-3d3f2a3d7b11',
      title: '',
      failure: 'folder-missing',
      at: '2026-11-21T09:00:00.000Z',
      isTriedAgain: true,
    },
  ],
}
const kinds = [...destinationKinds]
const list = (destinations: DestinationView[]): Answer => ({
  json: { destinations, kinds, max: maxDestinations },
})
const call = 'GET /api/destinations'

const title = 'Where summaries go'
const region = (page: Page) => page.getByRole('region', { name: title, exact: true })
const there = inTurn(alive, seeing(title), seeing('Receipt'), seeing('Safari on iPhone'))

function listScreen(state: string, answer: Answer, reach: Step): Screen {
  return {
    name: `destinations, ${state}`,
    path: '/account',
    isSignedIn: true,
    about: region,
    answers: { ...accountAnswers, [call]: answer },
    reach: inTurn(there, reach),
  }
}

const openNew = opening('Connect a place')
const choosing =
  (kind: DestinationKind): Step =>
  (page) =>
    page.getByLabel('Where to').selectOption(kind)
const reason = 'This token isn’t accepted. Copy it once more.'

function dialogScreen(state: string, reach: Step): Screen {
  const answers = {
    ...accountAnswers,
    'POST /api/destinations': refusal(400, {
      code: 'DESTINATION_TOKEN',
      detail: reason,
    }),
  }
  const name = `destinations, ${state}`
  return { name, path: '/account', isSignedIn: true, answers, reach: inTurn(there, openNew, reach) }
}

/** The places where summaries go, in their states, the dialog of each kind, and the buttons that send one. */
export const destinationScreens: readonly Screen[] = [
  listScreen('none', list([]), seeing('Your summaries stay here until')),
  listScreen('data', list([readwise, notion, folder]), seeing('no longer accepted')),
  listScreen('did not arrive', list([folder]), (page) =>
    page.getByText('2 summaries did not arrive').click(),
  ),
  listScreen(
    'full',
    list(
      Array.from({ length: maxDestinations }, (_, index) => ({
        ...notion,
        id: `ad1f5a52-6a54-4d3c-9d1f-3d3f2a3d7c1${index}`,
        name: `Notes ${index + 1}`,
        state: 'on' as const,
        offReason: null,
        waiting: 0,
      })),
    ),
    seeing(`You have ${maxDestinations} places.`),
  ),
  listScreen('failed', refusal(500), seeing(unforeseenDetail)),
  listScreen(
    'disconnecting',
    list([readwise]),
    inTurn(pressing('Delete Readwise'), seeing('What was sent stays there')),
  ),
  dialogScreen('Readwise', seeing('readwise.io/access_token')),
  dialogScreen('Notion', inTurn(choosing('notion'), seeing('Copy the link of the database'))),
  dialogScreen('a folder', inTurn(choosing('folder'), seeing('Below the folder that'))),
  dialogScreen(
    'nothing typed',
    inTurn(choosing('notion'), pressing('Connect'), seeing('Paste the link of the database')),
  ),
  dialogScreen('refused', inTurn(writing('Access token', 'wrong'), pressing('Connect'), seeing(reason))),
  resultScreen(
    'sent to a place',
    {
      [call]: list([readwise, notion, folder]),
      [`POST /api/destinations/${readwise.id}/items`]: {
        status: 201,
        json: { historyId: resultId },
      },
    },
    inTurn(alive, pressing('Download'), seeing('Word'), pressing('Send to Readwise'), seeing('on its way')),
  ),
]
