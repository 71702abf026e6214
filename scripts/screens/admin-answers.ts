import type { AdminUser } from '#contract/admin.ts'
import { summary } from './samples.ts'
import type { Answers } from './stub-server.ts'

const setup = {
  parts: [
    {
      name: 'model',
      isSet: true,
      state: 'set',
      value: 'gemini-3.8-flash, llama3.3:70b at 192.168.1.20:11434',
    },
    { name: 'checker', isSet: true, state: 'writer', value: 'gemini-3.8-flash' },
    { name: 'mail', isSet: true, state: 'set', value: 'mail.example:587' },
    { name: 'recognizer', isSet: true, state: 'set', value: 'gemini-3.8-flash' },
    { name: 'youtube', isSet: true, state: 'direct', value: 'yt-dlp' },
    { name: 'sign-in', isSet: false, state: 'none', value: '' },
    { name: 'selling', isSet: false, state: 'demo', value: '' },
    { name: 'door', isSet: true, state: 'open', value: 'visitors' },
    { name: 'backup', isSet: false, state: 'old', value: '2026-11-17T02:30:00.000Z' },
  ].map((part) => ({ ...part, isTriable: !['door', 'selling', 'backup', 'sign-in'].includes(part.name) })),
}
const trials = [
  {
    name: 'gemini-3.8-flash',
    isGood: true,
    verdict: 'It works.',
    rows: [
      { name: 'Form', text: 'as asked, at once' },
      { name: 'Quotes', text: '9 of 9 lines cite words that were said' },
      { name: 'Window', text: '1,048,576 tokens: an hour of speech fits at once' },
      { name: 'Costs', text: '$0.0012 for this, checks included' },
    ],
  },
  {
    name: 'llama3.3:70b at 192.168.1.20:11434',
    isGood: false,
    verdict: 'It can’t be reached. Is it running, and is its address right (OPENAI_BASE_URL)?',
    rows: [],
  },
]

/** A line of what admins did. */
export const auditEntry = {
  id: '1',
  at: '2026-11-21T10:05:00.000Z',
  adminEmail: 'ada@example.org',
  failure: null,
  action: 'list-users',
  target: null,
}

/** The answers about what is set up of a site, of which the trial of YouTube never ends. */
export const setupAnswers: Answers = {
  'GET /api/admin/setup': { json: setup },
  'POST /api/admin/setup/model/trials': { json: { trials } },
  'POST /api/admin/setup/youtube/trials': 'never',
}

const paying = {
  phone: null,
  isSubscribed: true,
  isVerified: true,
  givenPlan: null,
  isAdmin: false,
  isOnHold: false,
  invitation: null,
  createdAt: summary.createdAt,
} as const

/** The users as admins see them. */
export const users: AdminUser[] = [
  {
    ...paying,
    id: '1',
    email: 'ada@example.org',
    phone: '+91 98765 43210',
    planType: 'pro',
    remainingCount: 998,
    createdAt: '2026-10-02T08:00:00.000Z',
  },
  {
    ...paying,
    id: '2',
    email: 'a.very.long.address.of.somebody@a-department.of-some-university.example',
    planType: 'free',
    isSubscribed: false,
    isVerified: false,
    remainingCount: 1,
    invitation: { state: 'open', until: '2026-12-05T08:00:00.000Z' },
  },
  {
    ...paying,
    id: '3',
    email: 'grace@example.org',
    planType: 'unlimited',
    remainingCount: null,
    isOnHold: true,
  },
]
