import { z } from 'zod'
import { planIds } from '#product/plans.ts'
import { emailSchema, phoneSchema } from './contact.ts'
import { countedPageFacts, pageQuerySchema } from './pagination.ts'
import type { Contract } from './route.ts'
import { summaryAnswerSchema } from './summaries.ts'

const addressSchema = z.string().trim().min(1, 'Email is required').pipe(emailSchema)
const ofUser = z.strictObject({ email: z.string().max(320) })
const search = z.string().trim().max(320).default('')

const givenPlanSchema = z.enum(['pro', 'unlimited']).nullable()

export const adminUserSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  phone: z.string().nullable(),
  planType: z.enum(planIds),
  isSubscribed: z.boolean(),
  isVerified: z.boolean().describe('Whether anybody proved to own the address.'),
  remainingCount: z.int().nonnegative().nullable().describe('null where nothing is counted.'),
  givenPlan: givenPlanSchema.describe('Given by an admin.'),
  isAdmin: z.boolean(),
  isOnHold: z.boolean().describe('Nobody is signed in to the account, and its keys open nothing.'),
  invitation: z
    .object({
      state: z.enum(['open', 'used', 'ended']),
      until: z.iso.datetime().nullable().describe('null once it was used.'),
    })
    .nullable()
    .describe('How the account was invited; null where nobody did.'),
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
  'give-plan',
  'take-plan',
  'hold-account',
  'release-account',
  'end-account',
  'invite',
  'take-back-invitation',
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
    query: pageQuerySchema.extend({
      q: search,
      invited: z.literal('true').optional().describe('Those alone who were invited.'),
    }),
    response: page(adminUserSchema),
  },
  'POST /api/admin/users': {
    name: 'registerUser',
    access: 'admin',
    example: { email: 'ada@example.org' },
    summary: 'Register a user, who proves the address with the first sign-in',
    body: z.strictObject({
      email: addressSchema,
      phone: phoneSchema.optional(),
    }),
    response: z.object({ message: z.string(), isNew: z.boolean() }),
  },
  'PUT /api/admin/users/:email/plan': {
    name: 'giveUserPlan',
    access: 'admin',
    example: { plan: 'pro' },
    summary: 'Give a user a plan without a payment, or take a given one',
    params: ofUser,
    body: z.strictObject({ plan: givenPlanSchema.describe('null takes it.') }),
    status: 204,
    response: z.void(),
  },
  'PATCH /api/admin/users/:email': {
    name: 'holdUser',
    access: 'admin',
    example: { isOnHold: true },
    summary: 'Put an account on hold, or release it; not the own one',
    params: ofUser,
    body: z.strictObject({ isOnHold: z.boolean() }),
    status: 204,
    response: z.void(),
  },
  'POST /api/admin/users/:email/end': {
    name: 'endUser',
    access: 'admin',
    example: { confirmation: 'ada@example.org' },
    summary: 'Delete an account at once with all that is its own; not the own one',
    params: ofUser,
    body: z.strictObject({
      confirmation: z.string().max(320).describe('The address of the account, typed again.'),
    }),
    status: 204,
    response: z.void(),
  },
  'POST /api/admin/invitations': {
    name: 'inviteUser',
    access: 'admin',
    example: { email: 'ada@example.org' },
    summary: 'Invite an address for seven days and one account; a later invitation ends the one before',
    body: z.strictObject({ email: addressSchema }),
    response: z.object({
      until: z.iso.datetime(),
      isMailed: z.boolean(),
      link: z.string().nullable().describe('To hand over where it could not be mailed; else null.'),
    }),
  },
  'DELETE /api/admin/invitations/:email': {
    name: 'takeBackInvitation',
    access: 'admin',
    summary: 'Take back an invitation that was not used yet',
    params: ofUser,
    status: 204,
    response: z.void(),
  },
  'GET /api/users/:email/history': {
    name: 'listUserHistory',
    access: 'admin',
    summary: 'What a user summarized, the newest first; without what they deleted',
    params: ofUser,
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
      email: addressSchema,
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
