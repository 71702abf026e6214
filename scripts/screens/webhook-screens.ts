import type { Page } from '@playwright/test'
import type { Webhook, WebhookDelivery } from '#contract/webhooks.ts'
import { unforeseenDetail } from '#core/app-error.ts'
import { accountAnswers } from './account-samples.ts'
import { refusal } from './answers.ts'
import type { Screen, Step } from './screen.ts'
import { alive, inTurn, opening, pressing, seeing, seeingField, writing } from './screen.ts'
import type { Answers } from './stub-server.ts'

const on: Webhook = {
  id: '7c1f5a52-6a54-4d3c-9d1f-3d3f2a3d7b11',
  url: 'https://hooks.example.org/precis?token=8fQzT4mW2hYc7KxN0pVbR5sJd9LgE3aU',
  events: ['summary.completed', 'summary.failed', 'digest.ready'],
  createdAt: '2026-10-02T08:00:00.000Z',
  state: 'on',
  offReason: null,
  offAt: null,
  failingSince: null,
  oldSecretUntil: '2026-11-22T08:00:00.000Z',
}
const failing: Webhook = {
  ...on,
  id: '8c1f5a52-6a54-4d3c-9d1f-3d3f2a3d7b11',
  url: 'https://the-notes-of-each-lecture.a-long-name-of-a-server.example.org:8443/in',
  events: ['summary.completed'],
  state: 'failing',
  failingSince: '2026-11-20T08:00:00.000Z',
  oldSecretUntil: null,
}
const off: Webhook = {
  ...failing,
  id: '9c1f5a52-6a54-4d3c-9d1f-3d3f2a3d7b11',
  url: 'https://old.example.org/',
  state: 'off',
  offReason: 'gone',
  offAt: '2026-11-19T08:00:00.000Z',
}
const secret = 'whsec_c2VjcmV0IG9mIGEgc2NyZWVuLCB3aGljaCBpcyBub25lIGF0'

const answers: Answers = {
  ...accountAnswers,
  'GET /api/webhooks': { json: { webhooks: [on, failing, off], max: 10 } },
  'POST /api/webhooks': { status: 201, json: { webhook: on, secret } },
  [`POST /api/webhooks/${on.id}/secret`]: { json: { webhook: on, secret } },
}

const webhooks = (page: Page) => page.getByRole('region', { name: 'Webhooks', exact: true })
const toWebhooks: Step = (page) => webhooks(page).scrollIntoViewIfNeeded()
const there = inTurn(
  alive,
  seeing('hooks.example.org'),
  seeing('Receipt'),
  seeing('Safari on iPhone'),
  toWebhooks,
)

function listScreen(state: string, reach: Step, more: Partial<Screen> = {}): Screen {
  const all = { ...answers, ...more.answers }
  return { name: `webhooks, ${state}`, path: '/account', isSignedIn: true, ...more, answers: all, reach }
}

const body = JSON.stringify({
  type: 'summary.completed',
  timestamp: '2026-11-21T10:05:00.000Z',
  data: { summaryId: on.id, videoUrl: 'https://www.youtube.com/watch?v=WZyRbnpGyzQ' },
})
const delivered: WebhookDelivery = {
  id: '1d1f5a52-6a54-4d3c-9d1f-3d3f2a3d7b11',
  event: 'summary.completed',
  state: 'delivered',
  createdAt: '2026-11-21T10:05:00.000Z',
  attempts: 1,
  triedAt: '2026-11-21T10:05:01.000Z',
  nextAt: null,
  status: 200,
  failure: null,
  tookMs: 84,
  body,
  answer: 'ok',
}
const deliveries: WebhookDelivery[] = [
  {
    ...delivered,
    id: '2d1f5a52-6a54-4d3c-9d1f-3d3f2a3d7b11',
    state: 'waiting',
    attempts: 3,
    status: null,
    answer: null,
    failure: 'timeout',
    tookMs: 15_003,
    nextAt: '2026-11-21T11:05:00.000Z',
  },
  delivered,
  {
    ...delivered,
    id: '3d1f5a52-6a54-4d3c-9d1f-3d3f2a3d7b11',
    event: 'webhook.test',
    state: 'failed',
    attempts: 9,
    status: 500,
    answer: '<html><body>Something went wrong here.</body></html>',
  },
]

const log = `GET /api/webhooks/${on.id}/deliveries`
function pageScreen(state: string, answer: Answers[string], reach: Step): Screen {
  const all = { ...answers, [log]: answer }
  return {
    name: `webhook, ${state}`,
    path: `/account/webhooks/${on.id}`,
    isSignedIn: true,
    answers: all,
    reach,
  }
}
const full = { json: { webhook: on, deliveries, waiting: 1 } }
const opened: Step = (page) => page.getByText('Answered 500').click()

/** The webhooks of the account in their states, and the page of one. */
export const webhookScreens: readonly Screen[] = [
  listScreen('data', there, { about: webhooks }),
  listScreen('none', inTurn(alive, seeing('You have no webhooks yet.'), seeing('Receipt'), toWebhooks), {
    about: webhooks,
    answers: { 'GET /api/webhooks': { json: { webhooks: [], max: 10 } } },
  }),
  listScreen('failed', inTurn(alive, seeing(unforeseenDetail), seeing('Receipt'), toWebhooks), {
    about: webhooks,
    answers: { 'GET /api/webhooks': refusal(500) },
  }),
  listScreen('new', inTurn(there, opening('Create a webhook'))),
  listScreen(
    'refused',
    inTurn(there, opening('Create a webhook'), pressing('Create webhook'), seeing('Give a whole address')),
  ),
  listScreen(
    'made',
    inTurn(
      there,
      opening('Create a webhook'),
      writing('Address', 'https://hooks.example.org/precis'),
      pressing('Create webhook'),
      seeingField('Secret'),
    ),
  ),
  pageScreen(
    'data',
    full,
    inTurn(alive, seeing('Answered 500'), opened, seeing('Something went wrong here')),
  ),
  pageScreen('none', { json: { webhook: on, deliveries: [], waiting: 0 } }, seeing('Nothing was sent yet')),
  pageScreen('deleting', full, inTurn(alive, pressing('Delete'), seeing('with the log of what it was sent'))),
  pageScreen(
    'new secret',
    full,
    inTurn(alive, pressing('New secret'), pressing('Make a new secret'), seeingField('Secret')),
  ),
  pageScreen(
    'off',
    { json: { webhook: { ...off, id: on.id }, deliveries: [], waiting: 0 } },
    seeing('Off since'),
  ),
  pageScreen('gone', refusal(404), seeing('It may have been deleted')),
]
