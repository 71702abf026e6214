import { z } from 'zod'
import { perHour } from './access.ts'
import type { Contract } from './route.ts'

/** The fewest characters of a help request, without the blanks around it. */
export const minHelpCharacters = 10

export const helpRoutes = {
  'POST /api/help-request': {
    name: 'requestHelp',
    access: 'anybody',
    counts: {
      person: perHour(5, "You've asked for help several times."),
      network: perHour(20, "You've asked for help several times."),
    },
    example: { email: 'ada@example.org', helpTopic: 'The words do not come.', userType: 'anonymous' },
    isIdempotent: true,
    summary: 'Ask for help; who is not signed in says where to answer',
    body: z.strictObject({
      email: z
        .string()
        .max(320)
        .nullish()
        .describe('Where to answer; read only when `userType` is `anonymous`.'),
      helpTopic: z
        .string()
        .trim()
        .max(5000)
        .min(1, 'Please describe what you need help with')
        .min(minHelpCharacters, `Please provide more details (at least ${minHelpCharacters} characters)`),
      userType: z.enum(['logged_in', 'anonymous']),
    }),
    status: 201,
    response: z.object({
      id: z.uuid(),
      answerWithinHours: z.int().positive().describe('How soon the person is answered.'),
    }),
  },
} as const satisfies Contract
