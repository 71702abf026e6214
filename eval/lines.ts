import { existsSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { languageOf } from '#server/domain/languages/language-of.ts'
import { chooseInsights, chooseSummary } from '#server/engines/extractive/choose-summary.ts'
import { readCandidates } from '#server/engines/extractive/extract-summary.ts'
import { asAutomatic } from './as-automatic.ts'
import { readCaptionTranscripts } from './caption-transcripts.ts'
import { requireDevelopmentSet } from './development-set.ts'
import { readJsonLines } from './read-json-lines.ts'
import { readTranscripts } from './records.ts'

/**
 * Counts the lines of summaries that make sense alone, as they were read by eye; `--texts` prints those that are not read yet, which are
 * stored by transcript and sentence, since the words are not ours.
 */

/** `new` ones were read once, after all rules were made. */
const kinds = ['talk', 'automatic', 'conversation', 'new automatic', 'new conversation'] as const

const readingSchema = z.strictObject({
  transcript: z.string(),
  kind: z.enum(kinds),
  sentence: z.int().nonnegative(),
  makesSense: z.enum(['yes', 'no']),
})
const readingsFile = path.resolve(import.meta.dirname, 'readings/lines.jsonl')
const readings = existsSync(readingsFile)
  ? readJsonLines(readingsFile).map((line) => readingSchema.parse(line))
  : []
const known = new Map(
  readings.map((each) => [`${each.kind} ${each.transcript} ${each.sentence}`, each.makesSense]),
)

const english = languageOf('en')
const summaryWords = 100
const insightsEach = 5
const conversationsEach = 15

type Source = {
  transcript: string
  kind: z.infer<typeof readingSchema>['kind']
  sentences: Parameters<typeof readCandidates>[0]
}

/** English transcripts, one of them as automatic captions too. */
const isMeant = /^IO2009.*\.en\.|^JavaScript|asr/

const captions = (await readCaptionTranscripts([]))
  .filter(({ name }) => isMeant.test(name))
  .map(({ name, sentences }): Source => ({
    transcript: name,
    kind: name.includes('asr') ? 'automatic' : 'talk',
    sentences,
  }))
const spoken = readTranscripts(requireDevelopmentSet())

function sample(kind: Source['kind'], from: number): Source[] {
  return spoken
    .filter(({ group }, at) => group !== 'podcasts' && at % conversationsEach === from)
    .map(({ id, sentences }) => ({ transcript: id, kind, sentences }))
}

const conversations = [
  ...sample('conversation', 0),
  ...sample('conversation', 7),
  ...[2, 3, 10].flatMap((from) => sample('new conversation', from)),
]
const unmarked = [
  ...captions
    .filter(({ transcript }) => transcript.startsWith('IO2009'))
    .map((source): Source => ({ ...source, transcript: `${source.transcript} unmarked`, kind: 'automatic' })),
  ...sample('automatic', 11),
  ...[5, 6, 9, 13].flatMap((from) => sample('new automatic', from)),
].map((source) => ({ ...source, sentences: asAutomatic(source.sentences) }))

const counts = new Map<string, { yes: number; no: number; unread: number }>()
for (const { transcript, kind, sentences } of [...captions, ...conversations, ...unmarked]) {
  const candidates = readCandidates(sentences, english, [])
  const summary = chooseSummary(candidates, summaryWords)
  for (const { sentence, text } of [...summary, ...chooseInsights(candidates, summary, insightsEach)]) {
    const count = counts.get(kind) ?? { yes: 0, no: 0, unread: 0 }
    const read = known.get(`${kind} ${transcript} ${sentence.index}`) ?? 'unread'
    count[read] += 1
    counts.set(kind, count)
    if (read === 'unread' && process.argv.includes('--texts')) {
      console.log(JSON.stringify({ transcript, kind, sentence: sentence.index, text }))
    }
  }
}
console.log('| kind | makes sense | not | not read | % |\n| --- | --- | --- | --- | --- |')
for (const [kind, { yes, no, unread }] of counts) {
  console.log(
    `| ${kind} | ${yes} | ${no} | ${unread} | ${((100 * yes) / Math.max(1, yes + no)).toFixed(0)} |`,
  )
}
