import { z } from 'zod'
import { plainChapter, plainSentence, plainStatement } from './plain-fields.ts'

const chapter = z.object({ from: z.string(), title: z.string(), gist: z.string(), quote: z.string() })
const insight = z.object({ text: z.string(), sid: z.string(), quote: z.string() })
const sentence = z.object({
  text: z.string(),
  cites: z.array(z.object({ sid: z.string(), quote: z.string() })),
})

/** The answer about a part of a long video, as it is asked for. */
const partSchema = z.object({
  chapters: z.array(chapter),
  insights: z.array(insight),
  summary: z.array(z.object({ p: z.int(), ...sentence.shape })),
})

/** The answer about a whole video, in the order in which its pieces can be shown. */
export const wholeSchema = z.object({ gist: sentence, ...partSchema.shape })

/** The answer about a whole video or a part of it; the lines of a form are in its summary. */
export function summarySchema({ isPart, hasForm }: { isPart: boolean; hasForm: boolean }): z.ZodType {
  const schema = isPart ? partSchema : wholeSchema
  return hasForm ? schema.omit({ insights: true }) : schema
}

/** The answer to the question of a viewer. */
export const replySchema = z.object({
  said: z.boolean(),
  answer: z.array(z.object({ p: z.int(), ...sentence.shape })),
})

/** The answer to a question for exact quotes. */
export const quotesSchema = z.object({
  insights: z.array(z.object({ n: z.int(), text: z.string(), sid: z.string(), quote: z.string() })),
})

/** The answer to a question for another language. */
export const textsSchema = z.object({ texts: z.array(z.object({ n: z.int(), text: z.string() })) })

/** Longer ones are none; the expression takes the square of the length. */
const maxIdLength = 40

/** The id that a text begins with; a time of the clock is none. */
const leadingId = /^\W*(?:(?:sentence|sid|id|line|segment)\W{1,3})?s?\s*(?<index>\d{1,7})(?!\d|[.:]\d)/i

/** `s17` however it was written: `[S17]`, `17`, with its time, or as the first of several. */
const sentenceId = z
  .union([z.string(), z.int().nonnegative().transform(String)])
  .transform((id) => leadingId.exec(id.slice(0, maxIdLength))?.groups?.['index'])
  .pipe(z.string('no id of a sentence'))
  .transform(Number)
const text = z.string().trim().min(1)
/** The head of a line of the transcript, which models copy with its words. */
const lineHead = /^\s*[[(](?:s\d{1,7})?\s*(?:\d{1,2}(?::\d{2}){1,2})?[\])]:?\s*/i
const quotation = z.string().overwrite((words) => words.replace(lineHead, ''))

/** A chapter as models give it; what the title stands on may be missing. */
const chapterFields = z
  .object({ from: sentenceId, title: text, gist: z.string().catch(''), quote: quotation.catch('') })
  .transform(({ from, title, gist, quote }) => ({ sentence: from, title, gist: gist.trim(), quote }))
export const chapterItem = z.preprocess(plainChapter, chapterFields)
export type ChapterItem = z.output<typeof chapterItem>

const quoted = quotation.trim().min(1).nullish().catch(null)
const statementFields = z
  .object({ text, sid: sentenceId, quote: quoted })
  // Without a quote it rests on its own words, which are looked for in the transcript.
  .transform(({ sid, quote, ...rest }) => ({ ...rest, quote: quote ?? rest.text, sentence: sid }))
/** A statement as models give it. */
export const insightItem = z.preprocess(plainStatement, statementFields)
export type InsightItem = z.output<typeof insightItem>

/** A corrected statement, `n` being the number under which it was asked for. */
export const correctedItem = z
  .object({ n: z.coerce.number().int().positive(), text, sid: sentenceId, quote: text })
  .transform(({ n, sid, quote, ...rest }) => ({ ...rest, position: n - 1, quote, sentence: sid }))

/** A citation, also by its id alone. */
const citationItem = z
  .union([
    z.object({ sid: sentenceId, quote: quoted }),
    sentenceId.transform((sid) => ({ sid, quote: null })),
  ])
  .transform(({ sid, quote }) => ({ sentence: sid, quote: quote ?? null }))
/** Citations that cannot be read are left out; the sentence is judged by the others. */
const citationItems = z
  .array(z.unknown())
  .transform((items) => items.flatMap((item) => citationItem.safeParse(item).data ?? []))
  .catch([])

const sentenceFields = z
  .object({ p: z.coerce.number().int().positive().catch(1), text, cites: citationItems })
  .transform(({ p, cites, ...rest }) => ({
    ...rest,
    paragraph: p - 1,
    // A citation without a quote rests on the words of its sentence, which are looked for in the transcript.
    citations: cites.map(({ quote, ...cited }) => ({ ...cited, quote: quote ?? rest.text })),
  }))
/** A sentence of the gist or of the summary as models give it, also as mere text. */
export const sentenceItem = z.union([
  text.transform((words) => ({ text: words, paragraph: 0, citations: [] })),
  z.preprocess(plainSentence, sentenceFields),
])
export type SentenceItem = z.output<typeof sentenceItem>

const yes = z.union([z.literal([true, 1]), z.string().regex(/^\W*(?:true|yes|1)\W*$/i)]).transform(() => true)
const no = z
  .union([z.literal([false, 0]), z.string().regex(/^\W*(?:false|no|0)\W*$/i)])
  .transform(() => false)
/** The forms in which models say whether the video answers. */
export const saidItem = z.union([yes, no])
