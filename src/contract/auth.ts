import { z } from 'zod'
import { normalizeCode } from '#product/digits.ts'
import { interfaceLanguages } from '#product/interface-languages.ts'
import { planIds } from '#product/plans.ts'
import { perHour, perTenMinutes } from './access.ts'
import { emailSchema, spelledEmailSchema } from './contact.ts'
import type { Contract } from './route.ts'

const returnToQuery = z.object({
  returnTo: z
    .string()
    .max(2048)
    .optional()
    .describe('Where to continue afterwards: a path of this site; anything else leads to the home page.'),
})

/** A language that the pages can be read in. */
export const interfaceLanguageSchema = z.enum(interfaceLanguages.map(({ tag }): string => tag))

/** A redirect; the body says nothing. */
const redirect = 'bytes' as const

/** The signed-in user, as they see themselves. */
export const currentUserSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  phone: z.string().nullable(),
  name: z.string().nullable(),
  planType: z.enum(planIds),
  subscriptionType: z.enum(planIds).describe('The same as the field before it.'),
  isSubscribed: z.boolean(),
  remainingCount: z.int().nonnegative().nullable().describe('null where nothing is counted.'),
  allowance: z
    .int()
    .positive()
    .nullable()
    .describe('Summaries of the window; null where nothing is counted.'),
  resetTime: z.iso.datetime().nullable().describe('When a used place comes back.'),
  isAdmin: z.boolean(),
  canDownload: z.boolean().describe('The account may download summaries.'),
  createdAt: z.iso.datetime(),
  deletionAt: z.iso
    .datetime()
    .nullable()
    .describe('When the account will be deleted, as was asked for; null when it was not.'),
})
export type CurrentUser = z.infer<typeof currentUserSchema>

export const authRoutes = {
  'GET /api/auth/options': {
    name: 'listSignInOptions',
    access: 'everybody',
    summary: 'In which ways one can sign in here',
    response: z.object({
      provider: z
        .object({ name: z.string() })
        .nullable()
        .describe('Another provider to continue with, such as Google; null when none is set up.'),
      takesCodes: z
        .boolean()
        .describe(
          'A code that is mailed signs in. Without it the provider does, or a proxy in front of the site.',
        ),
      codeIsPrinted: z
        .boolean()
        .describe('No mail server is set up: the code stands where the server was started.'),
    }),
  },
  'GET /api/auth/user': {
    name: 'getSignedInUser',
    access: 'account',
    summary: 'Who is signed in',
    response: currentUserSchema,
  },
  'POST /api/auth/code': {
    name: 'sendSignInCode',
    access: {
      role: 'everybody',
      who: 'anybody; the same answer for every address, whose account changes the language of the email alone',
    },
    counts: {
      browser: perHour(5, "You've asked for too many codes."),
      network: perHour(20, "You've asked for too many codes."),
      // Protects a mailbox from floods, whatever networks they come from.
      address: perHour(5, "You've asked for too many codes."),
    },
    example: { email: 'ada@example.org' },
    summary:
      'Have a code of six digits mailed to an address; the same answer for every address, once the mail server has taken the email',
    body: z.strictObject({
      email: emailSchema,
      language: interfaceLanguageSchema
        .optional()
        .describe(
          'Of the page, for the email; without it, the one that was chosen in the browser or for the account.',
        ),
    }),
    response: z.object({
      message: z.string(),
      expiresInSeconds: z.int().positive(),
      resendInSeconds: z.int().nonnegative().describe('When another code can be asked for.'),
    }),
  },
  'POST /api/auth/verify': {
    name: 'verifySignInCode',
    access: {
      role: 'everybody',
      signedOut: 410,
      stranger: 410,
      held: 410,
      who: 'the browser that asked for the code',
    },
    counts: { network: perTenMinutes(30, 'Too many codes were tried.') },
    limits: '5 tries for a code',
    example: { email: 'ada@example.org', code: '123456' },
    summary: 'Sign in with the code that was mailed; only the browser that asked for it can',
    body: z.strictObject({
      email: spelledEmailSchema,
      code: z
        .string()
        .max(100)
        .overwrite(normalizeCode)
        .regex(/^\d{6}$/, 'Please enter the six digits of the code'),
      language: interfaceLanguageSchema
        .optional()
        .describe('Of the page; an account that has no language yet takes it.'),
    }),
    response: z.object({ isHeld: z.boolean().describe('Another device has to be removed first.') }),
  },
  'POST /api/auth/invitation': {
    name: 'acceptInvitation',
    access: { role: 'everybody', who: 'who has the link of an invitation; 410 without it' },
    counts: { network: perTenMinutes(30, 'Too many invitations were tried.') },
    example: { token: 'the-secret-of-the-link' },
    summary: 'Begin an account by the link of an invitation, once, and sign in to it',
    body: z.strictObject({
      token: z.string().min(1).max(100),
      language: interfaceLanguageSchema.optional().describe('Of the page, which the account takes.'),
    }),
    response: z.object({ isHeld: z.boolean().describe('Another device has to be removed first.') }),
  },
  'POST /api/auth/logout': {
    name: 'logOut',
    access: 'everybody',
    summary: 'Sign this browser out',
    status: 204,
    response: z.void(),
  },
  'POST /api/auth/logout-everywhere': {
    name: 'logOutEverywhere',
    access: { role: 'everybody', signedOut: 401, who: 'signed in, their own' },
    summary: 'Sign out all browsers of the account, including this one',
    status: 204,
    response: z.void(),
  },
  'GET /api/auth/logout': {
    name: 'openLogOut',
    access: 'everybody',
    summary:
      'Sign out and go home, by way of the provider where that can end its session too; from another site it only leads to the question whether to',
    response: redirect,
  },
  'GET /api/auth/signin': {
    name: 'openSignIn',
    access: 'everybody',
    summary: 'Go to the page to sign in',
    query: returnToQuery,
    response: redirect,
  },
  'GET /api/login': {
    name: 'openLogin',
    access: 'everybody',
    summary: 'Go to the sign-in page, after being signed out',
    query: returnToQuery,
    response: redirect,
  },
} as const satisfies Contract

/** The calls by way of another provider. */
export const providerRoutes = {
  'GET /api/auth/google': {
    name: 'openProviderSignIn',
    access: { role: 'everybody', who: 'anybody, where a provider is set up' },
    summary: 'Continue with the other provider',
    query: returnToQuery,
    response: redirect,
  },
  'GET /api/auth/callback': {
    name: 'finishProviderSignIn',
    access: { role: 'everybody', who: 'the browser that was sent to the provider' },
    counts: { network: perTenMinutes(60, 'Too many sign-ins were tried.') },
    summary: 'Where the other provider sends people back to',
    response: redirect,
  },
} as const satisfies Contract
