import { z } from 'zod'
import { formIds, sectionShapes } from '#product/summary-forms.ts'

/** Which form a summary is asked for in. */
export const formRefSchema = z
  .enum(formIds)
  .describe('How the summary is set out. Some forms need a language model.')

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

/** What a follower of a summary is sent of its form, before its lines. */
export const formEventSchema = z.object({
  event: z.literal('form'),
  data: summaryFormSchema.describe('The form that is being written; key insights send none.'),
})
