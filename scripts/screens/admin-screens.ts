import type { Page } from '@playwright/test'
import { unforeseenDetail } from '#core/app-error.ts'
import { helpRequests, status, quota, users } from './admin-samples.ts'
import { everywhere, list, refusal } from './answers.ts'
import type { Screen } from './screen.ts'
import { inTurn, pressing, seeing } from './steps.ts'
import type { Answers } from './stub-server.ts'

const usersCall = 'GET /api/admin/users'
const statusCall = 'GET /api/admin/status'
const lists: Answers = {
  ...everywhere,
  [usersCall]: list(users),
  'GET /api/users/ada%40example.org/history': list(quota),
  'GET /api/admin/help-requests': list(helpRequests),
  [statusCall]: { json: status },
  'GET /api/admin/audit': list([
    {
      id: '1',
      at: '2026-11-21T10:05:00.000Z',
      adminEmail: 'ada@example.org',
      failure: null,
      action: 'list-users',
      target: null,
    },
  ]),
}
const heading = (page: Page) => page.getByRole('heading', { name: 'User Management System' }).waitFor()

function adminScreen(state: string, answers: Answers, reach: Screen['reach']): Screen {
  return {
    name: `admin, ${state}`,
    path: '/admin',
    isSignedIn: true,
    answers: { ...lists, ...answers },
    reach,
  }
}

/** The page of those who run the site. */
export const adminScreens: readonly Screen[] = [
  adminScreen('data', {}, heading),
  adminScreen('a user chosen', {}, async (page) => {
    await page.getByRole('button', { name: 'Select ada@example.org' }).click()
    await page.getByText('203.0.113.7').waitFor()
  }),
  adminScreen(
    'nobody yet',
    {
      [usersCall]: list([]),
      'GET /api/admin/help-requests': list([]),
      'GET /api/admin/audit': list([]),
      [statusCall]: { json: { ...status, models: [], sources: [], sweeps: [] } },
    },
    heading,
  ),
  adminScreen(
    'parts failed',
    { 'GET /api/admin/help-requests': refusal(500), [statusCall]: refusal(500) },
    seeing(unforeseenDetail),
  ),
  adminScreen('loading', { [usersCall]: 'never' }, seeing('Loading...')),
  adminScreen('registering failed', { 'POST /api/admin/users': refusal(500) }, async (page) => {
    await page.getByRole('region', { name: 'Register User' }).getByLabel('Email').fill('new@example.org')
    await inTurn(pressing('Register'), seeing(unforeseenDetail))(page)
  }),
  adminScreen('generating', { 'POST /api/admin/summarize': 'never' }, async (page) => {
    await page.getByRole('button', { name: 'Select ada@example.org' }).click()
    await page.getByRole('button', { name: 'Generate Summary' }).click()
    await page.getByRole('button', { name: 'Generating...' }).waitFor()
  }),
  adminScreen(
    'for nobody else',
    { [usersCall]: refusal(404, { code: 'NOT_FOUND' }) },
    seeing('404 Page Not Found'),
  ),
]
