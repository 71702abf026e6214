import { z } from 'zod'
import { perTenMinutes } from './access.ts'
import type { Contract } from './route.ts'

const setupPartNameSchema = z.literal(
  ['model', 'checker', 'mail', 'recognizer', 'recordings', 'youtube', 'sign-in', 'selling', 'door', 'backup'],
  'That is no part of this site.',
)
export type SetupPartName = z.infer<typeof setupPartNameSchema>

const setupPartSchema = z.object({
  name: setupPartNameSchema,
  isSet: z.boolean().describe('Nothing is left to do for it.'),
  state: z.string().describe('The way it is set, such as `none`, `proxy` or `invited`.'),
  value: z.string().describe('The name of a model, host or provider, or a time; never a secret.'),
  isTriable: z.boolean().describe('Whether something outside can be asked for it.'),
})
export type SetupPart = z.infer<typeof setupPartSchema>

const setupTrialSchema = z.object({
  name: z.string().describe('What was tried, such as a model.'),
  isGood: z.boolean(),
  rows: z.array(z.object({ name: z.string(), text: z.string() })),
  verdict: z.string(),
})
export type SetupTrial = z.infer<typeof setupTrialSchema>

export const setupRoutes = {
  'GET /api/admin/setup': {
    name: 'getSetup',
    access: 'admin',
    summary: 'What is set up of this site and what is not; no secrets',
    response: z.object({ parts: z.array(setupPartSchema) }),
  },
  'POST /api/admin/setup/:part/trials': {
    name: 'trySetup',
    access: 'admin',
    counts: { account: perTenMinutes(30, 'You have tried the parts of this site many times.') },
    summary: 'Try a part of this site: a model writes a short summary, an email goes to you',
    params: z.strictObject({ part: setupPartNameSchema }),
    response: z.object({ trials: z.array(setupTrialSchema) }),
  },
} as const satisfies Contract
