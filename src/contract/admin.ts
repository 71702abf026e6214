import { z } from 'zod'
import { planIds } from '#product/plans.ts'
import { emailSchema, phoneSchema } from './contact.ts'
import { countedPageFacts, pageQuerySchema } from './pagination.ts'
import type { Contract } from './route.ts'
import { summaryAnswerSchema } from './summaries.ts'

const search = z.string().trim().max(320).default('')

export const adminUserSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  phone: z.string().nullable(),
  planType: z.enum(planIds),
  isSubscribed: z.boolean(),
  isVerified: z.boolean().describe('Whether anybody proved to own the address.'),
  remainingCount: z.int().nonnegative().nullable().describe('null where nothing is counted.'),
  createdAt: z.iso.datetime(),
})
export type AdminUser = z.infer<typeof adminUserSchema>

/** One summary of a user, with the device it was asked from where that was signed in. */
export const accountHistoryEntrySchema = z.object({
  id: z.uuid(),
  videoTitle: z.string(),
  videoUrl: z.string().nullable(),
  usageDate: z.iso.datetime(),
  city: z.string().nullable(),
  country: z.string().nullable(),
  ipAddress: z.string().nullable(),
})
export type AccountHistoryEntry = z.infer<typeof accountHistoryEntrySchema>

export const helpStates = ['open', 'answered'] as const
const helpRequestSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  helpTopic: z.string(),
  userType: z.enum(['logged_in', 'anonymous']),
  planType: z.enum(planIds).describe('When it was asked.'),
  state: z.enum(helpStates),
  isMailed: z.boolean().describe('Whether the mail to support went out.'),
  createdAt: z.iso.datetime(),
  answerBy: z.iso.datetime().describe('When it is to be answered by.'),
})
export type AdminHelpRequest = z.infer<typeof helpRequestSchema>

export const auditActions = [
  'list-users',
  'read-usage',
  'register-user',
  'summarize',
  'list-help-requests',
  'change-help-request',
  'read-audit',
] as const

export type AuditAction = (typeof auditActions)[number]

const auditEntrySchema = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  adminEmail: z.string(),
  action: z.enum(auditActions),
  target: z.string().nullable().describe('Whom or what it was about.'),
  failure: z.string().nullable().describe('Why it failed, such as `Not found`; null when it did not.'),
})
export type AuditEntry = z.infer<typeof auditEntrySchema>

const page = <S extends z.ZodType>(item: S) => z.object({ items: z.array(item), ...countedPageFacts })

export const adminRoutes = {
  'GET /api/admin/users': {
    name: 'listUsers',
    access: 'admin',
    summary: 'All users, the newest first, searched by a part of the address',
    query: pageQuerySchema.extend({ q: search }),
    response: page(adminUserSchema),
  },
  'POST /api/admin/users': {
    name: 'registerUser',
    access: 'admin',
    example: { email: 'ada@example.org' },
    summary: 'Register a user, who proves the address with the first sign-in',
    body: z.strictObject({
      email: z.string().trim().min(1, 'Email is required').pipe(emailSchema),
      phone: phoneSchema.optional(),
    }),
    response: z.object({ message: z.string(), isNew: z.boolean() }),
  },
  'GET /api/users/:email/history': {
    name: 'listUserHistory',
    access: 'admin',
    summary: 'What a user summarized, the newest first; without what they deleted',
    params: z.strictObject({ email: z.string().max(320) }),
    query: pageQuerySchema,
    response: page(accountHistoryEntrySchema),
  },
  'POST /api/admin/summarize': {
    name: 'summarizeForUser',
    access: 'admin',
    limits: 'what is left to the user it is for',
    example: { email: 'ada@example.org', videoUrl: 'https://youtu.be/WZyRbnpGyzQ' },
    summary: 'Summarize a video in the name of a user, with whose summaries it counts',
    body: z.strictObject({
      email: z.string().trim().min(1, 'Email is required').pipe(emailSchema),
      videoUrl: z.string().trim().min(1, 'Please enter a YouTube URL').max(2048),
    }),
    response: summaryAnswerSchema,
    isIdempotent: true,
  },
  'GET /api/admin/help-requests': {
    name: 'listHelpRequests',
    access: 'admin',
    summary: 'Help requests, the oldest open one first',
    query: pageQuerySchema.extend({ state: z.enum(helpStates).optional(), q: search }),
    response: page(helpRequestSchema),
  },
  'PATCH /api/admin/help-requests/:id': {
    name: 'updateHelpRequest',
    access: 'admin',
    example: { state: 'answered' },
    summary: 'Say whether a help request is answered',
    params: z.strictObject({ id: z.uuid() }),
    body: z.strictObject({ state: z.enum(helpStates) }),
    response: helpRequestSchema,
  },
  'GET /api/admin/audit': {
    name: 'listAudit',
    access: 'admin',
    summary: 'Admin activity, newest first',
    query: pageQuerySchema.extend({ q: search }),
    response: page(auditEntrySchema),
  },
} as const satisfies Contract
