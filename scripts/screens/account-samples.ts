import type { Device } from '#contract/accounts.ts'
import type { Billing } from '#contract/billing.ts'
import { destinationKinds, maxDestinations } from '#product/destinations.ts'
import { maxKeys } from '#product/key-scopes.ts'
import { maxActiveDevices } from '#product/limits.ts'
import { maxWebhooks } from '#product/webhooks.ts'
import { everywhere } from './answers.ts'
import type { Answers } from './stub-server.ts'

const seen = '2026-11-20T09:30:00.000Z'

/** The place where a user is signed in. */
const devices: Device[] = [
  {
    id: '3d0e9a52-7d0b-4c39-9a75-0f6f6b3c1d21',
    deviceName: 'Chrome on macOS',
    deviceType: 'desktop',
    browser: 'Chrome 148',
    operatingSystem: 'macOS 16',
    city: 'Pune',
    country: 'India',
    ipAddress: '203.0.113.7',
    firstSeenAt: seen,
    lastSeenAt: seen,
    isActive: true,
    isHeld: false,
    isCurrent: true,
  },
  {
    id: '3d0e9a52-7d0b-4c39-9a75-0f6f6b3c1d22',
    deviceName: 'Safari on iPhone',
    deviceType: 'mobile',
    browser: 'Safari 19',
    operatingSystem: 'iOS 19',
    city: null,
    country: null,
    ipAddress: null,
    firstSeenAt: seen,
    lastSeenAt: seen,
    isActive: true,
    isHeld: false,
    isCurrent: false,
  },
]

const [current, other] = devices
/** The same, when this one has to wait for another to be removed. */
export const heldDevices: Device[] =
  current === undefined || other === undefined
    ? []
    : [
        { ...current, isActive: false, isHeld: true },
        other,
        {
          ...other,
          id: `${other.id.slice(0, -1)}3`,
          deviceName: 'Firefox on Windows',
          deviceType: 'desktop',
        },
        { ...other, id: `${other.id.slice(0, -1)}4`, deviceName: 'Chrome on Android' },
      ]

/** A plan that is paid for, with what was paid. */
export const billing: Billing = {
  plan: 'pro',
  status: 'active',
  renewsAt: '2026-12-02T08:00:00.000Z',
  endsAt: null,
  price: 29_900,
  next: null,
  canCancel: true,
  canResume: false,
  canUndo: false,
  payments: [
    {
      paidAt: '2026-11-02T08:00:00.000Z',
      plan: 'pro',
      amount: 29_900,
      refunded: 0,
      periodStart: '2026-11-02T08:00:00.000Z',
      periodEnd: '2026-12-02T08:00:00.000Z',
      method: 'card',
      receiptNumber: 'PR-2026-000412',
      isDemo: false,
    },
    {
      paidAt: '2026-10-02T08:00:00.000Z',
      plan: 'unlimited',
      amount: 49_900,
      refunded: 20_000,
      periodStart: '2026-10-02T08:00:00.000Z',
      periodEnd: '2026-11-02T08:00:00.000Z',
      method: 'upi',
      receiptNumber: 'PR-2026-000398',
      isDemo: true,
    },
  ],
  nextBefore: '2026-10-02T08:00:00.000Z',
  asksForState: false,
  isDemo: true,
}

/** The answers that the page of the account asks for: devices, payments, and nothing else yet. */
export const accountAnswers: Answers = {
  ...everywhere,
  'GET /api/devices': { json: { devices, maxActive: maxActiveDevices } },
  'GET /api/billing': { json: billing },
  'GET /api/destinations': {
    json: { destinations: [], kinds: [...destinationKinds], max: maxDestinations },
  },
  'GET /api/keys': { json: { keys: [], max: maxKeys } },
  'GET /api/webhooks': { json: { webhooks: [], max: maxWebhooks } },
}
