import { existsSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { readCaptionTranscripts, summarizeTranscript } from './caption-transcripts.ts'
import { readJsonLines } from './read-json-lines.ts'

/**
 * Prints up to 100 titles of sections, language by language in turn, each with how it was read by eye. What
 * is not read yet is printed as a line for `readings/titles.jsonl`.
 */

const wanted = 100
const readingSchema = z.strictObject({
  file: z.string(),
  section: z.int().nonnegative(),
  title: z.string(),
  sensible: z.enum(['yes', 'no']),
})
const readingsFile = path.resolve(import.meta.dirname, 'readings/titles.jsonl')
const readings = existsSync(readingsFile)
  ? readJsonLines(readingsFile).map((line) => readingSchema.parse(line))
  : []
const known = new Map(readings.map((each) => [`${each.file} ${each.section} ${each.title}`, each.sensible]))

const transcripts = await readCaptionTranscripts(process.argv.slice(2))
const titles = transcripts.flatMap(({ name, language, ...transcript }) =>
  summarizeTranscript({ name, language, ...transcript }).chapters.map(({ title, sentence }) => ({
    language,
    file: name,
    section: sentence,
    title,
  })),
)
const named = titles.filter(({ title }) => title !== '')
const queues = [...Map.groupBy(named, ({ language }) => language).values()]
const listed = Array.from({ length: named.length }, (_, turn) => queues.flatMap((queue) => queue[turn] ?? []))
  .flat()
  .slice(0, wanted)

let unread = 0
const counts = new Map<string, { yes: number; no: number }>()
for (const { language, file, section, title } of listed) {
  const sensible = known.get(`${file} ${section} ${title}`)
  if (sensible === undefined) {
    unread += 1
    console.log(JSON.stringify({ file, section, title, sensible: 'no' }))
    continue
  }
  const count = counts.get(language) ?? { yes: 0, no: 0 }
  count[sensible] += 1
  counts.set(language, count)
}
console.log('\n| language | sensible | not |\n| --- | --- | --- |')
for (const [language, { yes, no }] of counts) console.log(`| ${language} | ${yes} | ${no} |`)
const all = [...counts.values()]
console.log(
  `| all | ${all.reduce((sum, { yes }) => sum + yes, 0)} | ${all.reduce((sum, { no }) => sum + no, 0)} |`,
)
console.log(
  `\n${titles.length - named.length} of ${titles.length} sections have no title; ${unread} titles are not read yet.`,
)
