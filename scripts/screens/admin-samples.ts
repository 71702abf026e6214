import type { AdminHelpRequest, AdminUser, UsageEntry } from '#contract/admin.ts'
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
export const usage: UsageEntry[] = [
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
