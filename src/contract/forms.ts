import { z } from 'zod'
import { formNames } from '#languages/en/form-names.ts'
import { sectionShapes } from '#product/form-sections.ts'
import {
  formIds,
  maxFormName,
  maxFormSections,
  maxFormGuidance,
  maxSectionHeading,
} from '#product/summary-forms.ts'
import type { Contract } from './route.ts'

/** The form in which a summary is asked for. */
export const formRefSchema = z
  .union([z.enum(formIds), z.uuid()], 'There is no such form.')
  .describe(
    'How the summary is set out: a form of Précis, or the id of one of your own (`GET /api/forms`), which needs a language model.',
  )

/** The form that a summary has: its sections hold its sentences. */
export const summaryFormSchema = z.object({
  id: z.string().describe('One of the forms of Précis, or the id of a form of its owner.'),
  name: z.string(),
  sections: z
    .array(
      z.object({
        heading: z.string().describe('Empty where the text needs none.'),
        shape: z
          .enum(sectionShapes)
          .describe(
            '`terms`: each line is `term: definition`. `questions`: each line is `question? answer`.',
          ),
        paragraph: z
          .int()
          .nonnegative()
          .describe(
            'Its sentences are those whose `paragraph` is this one or higher, up to that of the next section.',
          ),
      }),
    )
    .describe('Empty for key insights.'),
})
export type SummaryForm = z.infer<typeof summaryFormSchema>

/** The form that many videos are summarized in, each by itself, as it can be made now. */
export const chosenFormSchema = z.object({
  id: z.string().describe('A form of Précis, or the id of one of your own.'),
  name: z.string().describe('Empty for a form that was deleted.'),
  keyInsightsBecause: z
    .enum(['plan', 'deleted', 'no-model'])
    .nullable()
    .describe(
      'Why videos are made as key insights instead: the account has no own forms, the form was deleted, or no language model is set up. Null where they are made in it.',
    ),
})
export type ChosenForm = z.infer<typeof chosenFormSchema>

/** The choice of everything that was stored before there was one. */
export const keyInsightsChosen: ChosenForm = {
  id: formIds[0],
  name: formNames['key-insights'],
  keyInsightsBecause: null,
}

/** The form of a summary, as its followers get it before its lines. */
export const formEventSchema = z.object({
  event: z.literal('form'),
  data: summaryFormSchema.describe('The form that is being written; key insights send none.'),
})

/** A line of text as a person typed it, without what no line holds. */
const line = z.string().transform((text) => text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim())

const ownFormContent = z
  .strictObject({
    name: line.pipe(z.string().min(1, 'Give the form a name.').max(maxFormName)),
    sections: z
      .array(
        z.strictObject({
          heading: line.pipe(z.string().min(1, 'Give each section a heading.').max(maxSectionHeading)),
          shape: z.enum(sectionShapes),
          about: z.string().trim().max(maxFormGuidance).default('').describe('What is to stand in it.'),
        }),
      )
      .min(1, 'A form has at least one section.')
      .max(maxFormSections),
    guidance: z
      .string()
      .trim()
      .max(maxFormGuidance)
      .default('')
      .describe(
        'What to look for besides. It changes neither the shape of the form nor how lines are checked.',
      ),
  })
  .refine(
    ({ sections, guidance }) =>
      sections.reduce((sum, { about }) => sum + about.length, guidance.length) <= maxFormGuidance,
    { message: `Use at most ${maxFormGuidance} characters in all.`, path: ['guidance'] },
  )

/** A form that an account made for itself. */
export const ownFormSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  sections: z.array(z.object({ heading: z.string(), shape: z.enum(sectionShapes), about: z.string() })),
  guidance: z.string(),
  createdAt: z.iso.datetime(),
})
export type OwnFormItem = z.output<typeof ownFormSchema>

const formParams = z.strictObject({ id: z.uuid() })

/** The calls about an account's own forms. */
export const formRoutes = {
  'GET /api/forms': {
    name: 'listForms',
    access: 'account',
    scope: 'summarize',
    summary: 'The own forms of the signed-in user, newest first',
    response: z.object({
      forms: z.array(ownFormSchema),
      max: z.int().nonnegative().describe('How many the account may have.'),
    }),
  },
  'POST /api/forms': {
    name: 'createForm',
    access: 'account',
    limits: 'as many as the account may have',
    example: {
      name: 'Decisions',
      sections: [{ heading: 'Decided', shape: 'points', about: 'what was decided' }],
      guidance: '',
    },
    isIdempotent: true,
    summary: 'Make a form of your own, where the account may have some',
    status: 201,
    body: ownFormContent,
    response: ownFormSchema,
  },
  'PUT /api/forms/:id': {
    name: 'updateForm',
    access: 'owner',
    example: {
      name: 'Decisions',
      sections: [{ heading: 'Decided', shape: 'points', about: 'what was decided' }],
      guidance: '',
    },
    summary: 'Change a form of your own; summaries made in it stay as they are',
    params: formParams,
    body: ownFormContent,
    response: ownFormSchema,
  },
  'DELETE /api/forms/:id': {
    name: 'deleteForm',
    access: 'owner',
    summary: 'Delete a form of your own; summaries made in it stay',
    params: formParams,
    status: 204,
    response: z.void(),
  },
} as const satisfies Contract
