import type { Device } from '#contract/accounts.ts'
import type { CurrentUser } from '#contract/auth.ts'

/** A user on the free plan, with one of two summaries left. */
export function currentUser(changes: Partial<CurrentUser> = {}): CurrentUser {
  return {
    id: '7c1f5a52-6a54-4d3c-9d1f-3d3f2a3d7b11',
    email: 'ada@example.org',
    phone: null,
    name: null,
    planType: 'free',
    subscriptionType: 'free',
    isSubscribed: false,
    remainingCount: 1,
    allowance: 2,
    resetTime: '2026-01-03T03:04:05.000Z',
    isAdmin: false,
    canDownload: false,
    createdAt: '2026-01-01T03:04:05.000Z',
    deletionAt: null,
    ...changes,
  }
}

/** A computer that was seen just now. */
export function device(changes: Partial<Device> = {}): Device {
  return {
    id: '1c1f5a52-6a54-4d3c-9d1f-3d3f2a3d7b11',
    deviceName: 'Firefox on Windows',
    deviceType: 'desktop',
    browser: 'Firefox 140',
    operatingSystem: 'Windows 11',
    city: 'Pune',
    country: 'India',
    ipAddress: '203.0.113.7',
    firstSeenAt: '2026-01-01T03:04:05.000Z',
    lastSeenAt: new Date().toISOString(),
    isActive: true,
    isHeld: false,
    isCurrent: false,
    ...changes,
  }
}
