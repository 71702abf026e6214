import type { Page } from '@playwright/test'
import type { ApiKey } from '#contract/keys.ts'
import { unforeseenDetail } from '#core/app-error.ts'
import { extensionBrowsers, extensionFile } from '#product/extension.ts'
import { accountAnswers } from './account-samples.ts'
import { everywhere, refusal } from './answers.ts'
import type { Screen, Step } from './screen.ts'
import { alive, inTurn, opening, pressing, seeing, seeingField, writing } from './screen.ts'
import type { Answers } from './stub-server.ts'

const used: ApiKey = {
  id: '5c1f5a52-6a54-4d3c-9d1f-3d3f2a3d7b11',
  name: 'Reading list',
  scopes: ['summarize', 'read', 'ask', 'library'],
  start: 'precis_8fQz',
  createdAt: '2026-10-02T08:00:00.000Z',
  expiresAt: null,
  isExpired: false,
  lastUsedAt: '2026-11-21T10:00:00.000Z',
}
const ended: ApiKey = {
  ...used,
  id: '6c1f5a52-6a54-4d3c-9d1f-3d3f2a3d7b11',
  name: 'The script that puts each lecture of the course into my notes',
  scopes: ['summarize'],
  start: 'precis_K2ab',
  expiresAt: '2026-11-01T08:00:00.000Z',
  isExpired: true,
  lastUsedAt: '2026-10-30T10:00:00.000Z',
}
const secret = 'precis_8fQzT4mW2hYc7KxN0pVbR5sJd9LgE3aU_1oZ6qi'

const answers: Answers = {
  ...accountAnswers,
  'GET /api/keys': { json: { keys: [used, ended], max: 20 } },
  'POST /api/keys': { status: 201, json: { key: used, secret } },
}

const extensionPackages = extensionBrowsers.map((browser) => ({
  browser,
  file: extensionFile(browser),
  bytes: 144_900,
  sha256: 'd5e0'.repeat(16),
}))

const keys = (page: Page) => page.getByRole('region', { name: 'API keys' })
const toKeys: Step = (page) => keys(page).scrollIntoViewIfNeeded()
const there = inTurn(alive, seeing('Reading list'), seeing('Receipt'), seeing('Safari on iPhone'), toKeys)

function keyScreen(state: string, reach: Step, more: Partial<Screen> = {}): Screen {
  const all = { ...answers, ...more.answers }
  return { name: `API keys, ${state}`, path: '/account', isSignedIn: true, ...more, answers: all, reach }
}

const path = `/account/keys/${used.id}`
const call = `GET /api/keys/${used.id}/calls`
const calls = Array.from({ length: 12 }, (_, position) => ({
  at: new Date(Date.parse('2026-11-21T10:05:00Z') - position * 97_000).toISOString(),
  method: position % 3 === 0 ? 'POST' : 'GET',
  route: position % 3 === 0 ? '/api/summarize' : '/api/history/:id/questions',
  status: [200, 200, 429, 403][position % 4] ?? 200,
}))

function useScreen(state: string, answer: Answers[string], reach: Step): Screen {
  return {
    name: `calls of a key, ${state}`,
    path,
    isSignedIn: true,
    answers: { ...answers, [call]: answer },
    reach,
  }
}

/** The keys of the account in their states, and the page of the calls of one. */
export const keyScreens: readonly Screen[] = [
  keyScreen('data', there, { about: keys }),
  keyScreen('none', inTurn(alive, seeing('You have no keys yet.'), seeing('Receipt'), toKeys), {
    about: keys,
    answers: { 'GET /api/keys': { json: { keys: [], max: 20 } } },
  }),
  keyScreen('failed', inTurn(alive, seeing(unforeseenDetail), seeing('Receipt'), toKeys), {
    about: keys,
    answers: { 'GET /api/keys': refusal(500) },
  }),
  keyScreen('new', inTurn(there, opening('Create a key'))),
  keyScreen(
    'refused',
    inTurn(there, opening('Create a key'), pressing('Create key'), seeing('Give the key a name.')),
  ),
  keyScreen(
    'made',
    inTurn(
      there,
      opening('Create a key'),
      writing('Name', 'Notes'),
      pressing('Create key'),
      seeingField('API key'),
    ),
  ),
  keyScreen('deleting', inTurn(there, pressing('Delete Reading list'), seeing('stop working right away')), {
    about: keys,
  }),
  useScreen('data', { json: { key: used, calls } }, seeing('POST')),
  useScreen('none', { json: { key: used, calls: [] } }, seeing('No calls yet.')),
  useScreen('gone', refusal(404), seeing('It may have been deleted')),
  {
    name: 'browser extension',
    path: '/extension',
    answers: { ...everywhere, 'GET /api/extension': { json: { packages: extensionPackages } } },
    reach: inTurn(alive, seeing('SHA-256'), pressing('Verified')),
  },
  {
    name: 'browser extension, not built',
    path: '/extension',
    answers: { ...everywhere, 'GET /api/extension': { json: { packages: [] } } },
    reach: inTurn(seeing('no packages yet'), (page) =>
      page.getByText('no packages yet').scrollIntoViewIfNeeded(),
    ),
  },
  { name: 'developers', path: '/developers', answers: everywhere, reach: seeing('Get a key') },
  {
    name: 'developers, all calls',
    path: '/developers',
    answers: everywhere,
    reach: inTurn(alive, pressing('Show all calls'), async (page) => {
      await page.locator('summary', { hasText: 'POST /api/summarize' }).first().click()
      await page.getByText('Idempotency-Key').last().scrollIntoViewIfNeeded()
    }),
  },
]
