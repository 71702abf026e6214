import { existsSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { languageOf } from '#server/domain/languages/language-of.ts'
import { chooseInsights } from '#server/engines/extractive/choose-insights.ts'
import { chooseSummary } from '#server/engines/extractive/choose-summary.ts'
import { readCandidates } from '#server/engines/extractive/read-candidates.ts'
import { readCaptionTalks } from './caption-talks.ts'
import { requireDevelopmentSet } from './development-set.ts'
import { readJsonLines } from './read-json-lines.ts'
import { readTalks } from './records.ts'

/**
 * Counts the lines of summaries that make sense alone, as they were read by eye; `--texts` prints those that are not read yet, which are
 * stored by transcript and sentence, since the words are not ours.
 */

const readingSchema = z.strictObject({
  talk: z.string(),
  kind: z.enum(['talk', 'automatic', 'conversation']),
  sentence: z.int().nonnegative(),
  makesSense: z.enum(['yes', 'no']),
})
const readingsFile = path.resolve(import.meta.dirname, 'readings/lines.jsonl')
const readings = existsSync(readingsFile)
  ? readJsonLines(readingsFile).map((line) => readingSchema.parse(line))
  : []
const known = new Map(readings.map((each) => [`${each.talk} ${each.sentence}`, each.makesSense]))

const english = languageOf('en')
const summaryWords = 100
const insightsEach = 5
const conversationsEach = 15

type Source = {
  talk: string
  kind: z.infer<typeof readingSchema>['kind']
  sentences: Parameters<typeof readCandidates>[0]
}

/** English talks, one of them as automatic captions too. */
const isMeant = /^IO2009.*\.en\.|^JavaScript|asr/

const captions = (await readCaptionTalks([]))
  .filter(({ name }) => isMeant.test(name))
  .map(({ name, sentences }): Source => ({
    talk: name,
    kind: name.includes('asr') ? 'automatic' : 'talk',
    sentences,
  }))
const conversations = readTalks(requireDevelopmentSet())
  .filter(({ group }, at) => group !== 'podcasts' && at % conversationsEach === 0)
  .map(({ id, sentences }): Source => ({ talk: id, kind: 'conversation', sentences }))

const counts = new Map<string, { yes: number; no: number; unread: number }>()
for (const { talk, kind, sentences } of [...captions, ...conversations]) {
  const candidates = readCandidates(sentences, english, [])
  const summary = chooseSummary(candidates, summaryWords)
  for (const { sentence, text } of [...summary, ...chooseInsights(candidates, summary, insightsEach)]) {
    const count = counts.get(kind) ?? { yes: 0, no: 0, unread: 0 }
    const read = known.get(`${talk} ${sentence.index}`) ?? 'unread'
    count[read] += 1
    counts.set(kind, count)
    if (read === 'unread' && process.argv.includes('--texts')) {
      console.log(JSON.stringify({ talk, kind, sentence: sentence.index, text }))
    }
  }
}
console.log('| kind | makes sense | not | not read | % |\n| --- | --- | --- | --- | --- |')
for (const [kind, { yes, no, unread }] of counts) {
  console.log(
    `| ${kind} | ${yes} | ${no} | ${unread} | ${((100 * yes) / Math.max(1, yes + no)).toFixed(0)} |`,
  )
}
