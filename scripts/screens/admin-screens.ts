import type { Page } from '@playwright/test'
import type { AccountHistoryEntry, AdminHelpRequest } from '#contract/admin.ts'
import type { Status } from '#contract/status.ts'
import { unforeseenDetail } from '#core/app-error.ts'
import { auditEntry, setupAnswers, users } from './admin-answers.ts'
import { everywhere, list, refusal } from './answers.ts'
import { summary } from './samples.ts'
import { inTurn, pressing, seeing } from './screen.ts'
import type { Screen } from './screen.ts'
import type { Answers } from './stub-server.ts'

const now = summary.createdAt

/** The summaries of a user. */
const quota: AccountHistoryEntry[] = [
  {
    id: '1',
    videoTitle: summary.videoTitle,
    videoUrl: summary.videoUrl,
    usageDate: now,
    city: 'Pune',
    country: 'India',
    ipAddress: '203.0.113.7',
  },
  {
    id: '2',
    videoTitle: 'A transcript of mine',
    videoUrl: null,
    usageDate: now,
    city: null,
    country: null,
    ipAddress: null,
  },
]

/** The requests for help. */
const helpRequests: AdminHelpRequest[] = [
  {
    id: '1',
    email: 'ada@example.org',
    helpTopic: 'The summary of a lecture stops halfway.\nhttps://youtu.be/WZyRbnpGyzQ',
    userType: 'logged_in',
    planType: 'pro',
    state: 'open',
    isMailed: true,
    createdAt: now,
    answerBy: '2026-11-22T10:05:00.000Z',
  },
  {
    id: '2',
    email: 'grace@example.org',
    helpTopic: 'How do I take my history along?',
    userType: 'anonymous',
    planType: 'free',
    state: 'answered',
    isMailed: false,
    createdAt: now,
    answerBy: '2026-11-23T10:05:00.000Z',
  },
]

/** The state of a service that is busy, with a sweep that failed. */
const status: Status = {
  at: now,
  queue: { waiting: 12, running: 16, silent: 1, oldestWaitingSeconds: 95 },
  sources: [
    {
      source: 'VISIONOS',
      outcomes: [
        { outcome: 'OK', count: 1204 },
        { outcome: 'UNPLAYABLE', count: 31 },
        { outcome: 'SESSION_LIMITED', count: 8 },
      ],
    },
    { source: 'gemini-video', outcomes: [{ outcome: 'TIMED_OUT', count: 2 }] },
  ],
  models: [
    {
      model: 'gemini-3.8-flash',
      calls: 812,
      failures: 9,
      reasons: [
        { reason: 'unavailable', count: 7 },
        { reason: 'rate-limited', count: 2 },
      ],
      inputTokens: 10_400_000,
      outputTokens: 420_000,
      costMicroUsd: 4_170_000,
    },
    {
      model: 'a-model-of-your-own:latest',
      calls: 3,
      failures: 0,
      reasons: [],
      inputTokens: 12_000,
      outputTokens: 900,
      costMicroUsd: null,
    },
  ],
  checkers: [
    {
      checker: 'gemini-3.8-flash/check-7',
      rating: 'strong',
      hasFallen: false,
      week: { turned: { asked: 100, caught: 96 }, unchanged: { asked: 50, accepted: 49 } },
    },
    {
      checker: 'a-model-of-your-own:latest/check-7',
      rating: 'middling',
      hasFallen: true,
      week: { turned: { asked: 60, caught: 51 }, unchanged: { asked: 30, accepted: 30 } },
    },
  ],
  money: {
    todayMicroUsd: 4_170_000,
    maxDayMicroUsd: 10_000_000,
    shares: [
      { kind: 'visitors', usedMicroUsd: 2_480_000, maxMicroUsd: 2_500_000, refused: 12 },
      { kind: 'paid-account', usedMicroUsd: 310_000, maxMicroUsd: 2_500_000, refused: 0 },
    ],
  },
  sweeps: [
    { name: 'quota', everyMinutes: 1, isRunning: false, endedAt: now, hasFailed: false, backlog: 0 },
    { name: 'history', everyMinutes: 1, isRunning: true, endedAt: now, hasFailed: false, backlog: 1000 },
    { name: 'billing', everyMinutes: 60, isRunning: false, endedAt: now, hasFailed: true, backlog: 7 },
    {
      name: 'transcripts',
      everyMinutes: 60,
      isRunning: false,
      endedAt: null,
      hasFailed: false,
      backlog: null,
    },
  ],
  database: {
    bytes: 812_646_400,
    tables: [
      { name: 'transcripts', bytes: 612_368_384, rows: 18_204 },
      { name: 'summaries', bytes: 92_274_688, rows: 21_330 },
      { name: 'login_codes', bytes: 49_152, rows: 0 },
    ],
  },
}

const usersCall = 'GET /api/admin/users'
const statusCall = 'GET /api/admin/status'
const lists: Answers = {
  ...everywhere,
  [usersCall]: list(users),
  'GET /api/users/ada%40example.org/history': list(quota),
  'GET /api/admin/help-requests': list(helpRequests),
  [statusCall]: { json: status },
  ...setupAnswers,
  'GET /api/admin/audit': list([auditEntry]),
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
  adminScreen('parts tried', {}, async (page) => {
    await page.getByRole('button', { name: 'Try it: YouTube' }).click()
    await page.getByRole('button', { name: 'Try it: Language model' }).click()
    await page.getByText('It can’t be reached.').waitFor()
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
    {
      'GET /api/admin/help-requests': refusal(500),
      [statusCall]: refusal(500),
      'GET /api/admin/setup': refusal(500),
    },
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
