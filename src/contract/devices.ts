import { z } from 'zod'
import type { Contract } from './route.ts'

export const deviceSchema = z.object({
  id: z.uuid(),
  deviceName: z.string().describe('Like `Firefox on Windows`.'),
  deviceType: z.enum(['mobile', 'tablet', 'desktop']),
  browser: z.string(),
  operatingSystem: z.string(),
  city: z.string().nullable(),
  country: z.string().nullable(),
  ipAddress: z.string().nullable(),
  firstSeenAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  isActive: z.boolean().describe('False for one that waits until another is removed.'),
  isHeld: z.boolean().describe('Three others were active when it signed in; it waits.'),
  isCurrent: z.boolean().describe('The one that asks.'),
})
export type Device = z.infer<typeof deviceSchema>

export const deviceRoutes = {
  'GET /api/devices': {
    summary: 'The devices of the account that is signed in',
    query: z.object({
      userEmail: z
        .string()
        .max(320)
        .optional()
        .describe('Not needed; another address than that of the account is refused.'),
    }),
    response: z.object({ devices: z.array(deviceSchema), maxActive: z.int().positive() }),
  },
  'DELETE /api/devices/:id': {
    summary: 'Sign a device out for good; one that waits takes its place',
    params: z.strictObject({ id: z.uuid() }),
    status: 204,
    response: z.void(),
  },
} as const satisfies Contract
