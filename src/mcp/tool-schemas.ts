import { z } from 'zod'
import { checkStateSchema, differenceSchema } from '#contract/evidence.ts'
import { styleSchema } from '#contract/summary.ts'
import { maxQuestionCharacters, maxTranscriptBytes } from '#product/limits.ts'
import { formIds, maxFormName } from '#product/summary-forms.ts'
import { summaryLanguages } from '#product/summary-options.ts'

const source = {
  link: z.string().min(1).max(2048).optional().describe('The link of a YouTube video.'),
  transcript: z
    .string()
    .min(1)
    .max(maxTranscriptBytes)
    .optional()
    .describe('Instead of a link: the text of a transcript or of a caption file, in any common format.'),
}
const page = {
  from: z.int().min(0).default(0).describe('The first sentence that is given, from 0.'),
  limit: z.int().min(1).max(1000).default(300).describe('How many sentences at most.'),
}
const question = z.string().trim().min(1).max(maxQuestionCharacters)

/** The name or the id of a form, as an agent gives it. */
export const formNameSchema = z
  .string()
  .trim()
  .min(1)
  .max(maxFormName)
  .describe(
    `How the summary is set out: a form of Précis (${formIds.join(', ')}), or with a server the id or the name of one that the account made (\`list_forms\`). Some need a language model.`,
  )

/** The inputs of each tool. */
export const toolInputs = {
  summarize: z.object({
    ...source,
    language: z.enum(summaryLanguages).default('en').describe('Of the summary, BCP 47.'),
    style: styleSchema.default('standard'),
    form: formNameSchema.default(formIds[0]),
  }),
  getTranscript: z.object({ ...source, ...page }),
  transcribe: z.object({
    link: z.string().min(1).max(2048).describe('Of an episode, its feed, a file or a video.'),
    ...page,
  }),
  ask: z.object({ ...source, question: question.describe('About what is said in the video.') }),
  searchLibrary: z.object({
    question: question.describe('Looked for in all videos of the account.'),
    collection: z.uuid().optional().describe('Only in the videos of this collection, by its id.'),
  }),
}

/** One line with its evidence. */
export const statementSchema = z.object({
  text: z.string(),
  quote: z.string().describe('The words of the transcript; empty where they were not found.'),
  second: z.number().nullable().describe('When they are said; null without times.'),
  speaker: z.string().optional().describe('Who says them, where the transcript names speakers.'),
  link: z.string().nullable().describe('Plays the video from there.'),
  state: checkStateSchema.describe(
    '`verified`: the words were found, our code found no difference, and a checker that caught planted errors says that the line follows. `quoted`: the text is a sentence of the transcript. `words-found`: the words were found; whether the line follows is not shown. `differs`: the line says something else than the words. `not-found`: nothing like it was found.',
  ),
  differences: z.array(differenceSchema).describe('What differs.'),
})
export type Statement = z.infer<typeof statementSchema>

const video = { title: z.string(), url: z.string().nullable() }
const sentence = z.object({
  second: z.number().nullable(),
  speaker: z.string().nullable(),
  text: z.string(),
})

/** The outputs of each tool beside its text. */
export const toolOutputs = {
  summarize: z.object({
    ...video,
    writtenBy: z.string().describe('The language model, or the built-in engine.'),
    language: z.string(),
    form: z.string().describe('The name of its form.'),
    summary: z
      .array(
        statementSchema.extend({
          section: z.string().describe('Heading of its section; empty without one.'),
        }),
      )
      .describe('Its sentences, or the lines of its form.'),
    insights: z.array(statementSchema),
    sections: z.array(z.object({ title: z.string(), second: z.number().nullable() })),
    resource: z.string().nullable().describe('Where it can be read again, as a resource.'),
  }),
  getTranscript: z.object({
    ...video,
    language: z.string(),
    sentences: z.array(sentence),
    total: z.int().describe('How many sentences there are.'),
    next: z.int().nullable().describe('Where the next page begins, as `from`; null on the last.'),
  }),
  ask: z.object({
    ...video,
    said: z
      .boolean()
      .describe(
        'False where nothing answers it; the passages are then near to it, and none where nothing is.',
      ),
    answer: z.array(statementSchema).describe('Empty without a language model.'),
    passages: z.array(statementSchema.pick({ quote: true, second: true, speaker: true, link: true })),
  }),
  searchLibrary: z.object({
    said: z.boolean(),
    passages: z.array(
      statementSchema
        .pick({ quote: true, second: true, speaker: true, link: true })
        .extend({ title: z.string() }),
    ),
  }),
}
