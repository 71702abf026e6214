import type { AdminHelpRequest, AdminUser, AccountHistoryEntry } from '#contract/admin.ts'
import type { Status } from '#contract/status.ts'
import { summary } from './samples.ts'

const now = summary.createdAt

/** What admins see of users. */
export const users: AdminUser[] = [
  {
    id: '1',
    email: 'ada@example.org',
    phone: '+91 98765 43210',
    planType: 'pro',
    isSubscribed: true,
    isVerified: true,
    remainingCount: 998,
    createdAt: '2026-10-02T08:00:00.000Z',
  },
  {
    id: '2',
    email: 'a.very.long.address.of.somebody@a-department.of-some-university.example',
    phone: null,
    planType: 'free',
    isSubscribed: false,
    isVerified: false,
    remainingCount: 1,
    createdAt: now,
  },
  {
    id: '3',
    email: 'grace@example.org',
    phone: null,
    planType: 'unlimited',
    isSubscribed: true,
    isVerified: true,
    remainingCount: null,
    createdAt: now,
  },
]

/** What a user summarized. */
export const quota: AccountHistoryEntry[] = [
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

/** What people asked for help with. */
export const helpRequests: AdminHelpRequest[] = [
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
export const status: Status = {
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
