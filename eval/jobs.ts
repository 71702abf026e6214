import { createHash } from 'node:crypto'
import path from 'node:path'
import { z } from 'zod'
import { extractSummary } from '#core/extractive/extract-summary.ts'
import { resolveForm } from '#core/forms/built-in-forms.ts'
import { recogniseKind } from '#core/kinds/recognise-kind.ts'
import { findPassages } from '#core/retrieval/find-passages.ts'
import { createTranscriptIndex } from '#core/retrieval/transcript-index.ts'
import { splitSentences } from '#core/text/split-sentences.ts'
import type { TalkKind } from '#product/talk-kinds.ts'
import { formOfKind, talkKinds } from '#product/talk-kinds.ts'
import { parseFile } from '#tests/setup/parse-file.ts'
import { requireDevelopmentSet } from './development-set.ts'
import { countListedChapters, countNamedQuotes } from './jobs/taken-text.ts'
import { readJsonLines } from './read-json-lines.ts'
import { readTranscripts } from './records.ts'
import type { Transcript } from './records.ts'

/**
 * Counts what a person can take away of a transcript without a model: in the default form (`--default`) or in
 * that of the recognized kind. A third of the transcripts, by the hash of their names, is measured with
 * `--held-out` alone; `--unseen` takes the texts of one who had seen no rule.
 */

const things = z.array(z.array(z.string())).default([])
const textSchema = z.strictObject({
  id: z.string(),
  /** The kind of text, where it is another than that of the talk. */
  genre: z.string().optional(),
  kind: z.enum(talkKinds),
  language: z.string(),
  text: z.string(),
  /** Words of a line each: of tasks the name, the task and the day; of steps in their order. */
  tasks: things,
  steps: things,
  answers: things,
  questions: things,
  decisions: z.array(z.string()).default([]),
  open: z.array(z.string()).default([]),
  noLines: z.array(z.string()),
})
type OwnText = z.infer<typeof textSchema>
type Count = { found: number; all: number }

const counts = new Map<string, Count>()
const passages = 5
/** Words from a chapter's true beginning, about 40 seconds of speech. */
const near = 100

function add(name: string, found: number, all: number): void {
  const before = counts.get(name) ?? { found: 0, all: 0 }
  counts.set(name, { found: before.found + found, all: before.all + all })
}

function isWanted(id: string): boolean {
  const isHeldOut = createHash('sha256').update(id).digest().readUInt8() % 3 === 0
  return isHeldOut === process.argv.includes('--held-out')
}

function has(line: string, words: readonly string[]): boolean {
  return words.every((word) => line.toLowerCase().includes(word.toLowerCase()))
}

/** The lines that a person sees, in their order. */
function linesOf(sentences: Transcript['sentences'], language: string, kind: TalkKind): string[] {
  const form = process.argv.includes('--default') ? undefined : formOfKind[kind]
  const input = { title: null, channel: null, language, durationSeconds: null, chapters: [], sentences }
  const result = extractSummary({
    ...input,
    style: 'standard',
    outputLanguage: 'en',
    form: resolveForm(form, 'en'),
  })
  return [...result.summary.map(({ text }) => text), ...result.insights.map(({ text }) => text)]
}

function measureOwn({ id, language, text, kind, ...wanted }: OwnText): void {
  const { cues } = parseFile(new TextEncoder().encode(text), `${id}.txt`)
  const sentences = splitSentences(cues, language)
  const recognised = recogniseKind(sentences, language)
  add('kind recognized', recognised.kind === kind ? 1 : 0, 1)
  const form = process.argv.includes('--default') ? undefined : formOfKind[recognised.kind]
  if (recognised.speakers > 0) countNames({ sentences, language, form })
  const lines = linesOf(sentences, language, recognised.kind)
  const said = (words: readonly string[]): boolean => lines.some((line) => has(line, words))
  for (const name of ['tasks', 'steps', 'answers'] as const) {
    add(name, wanted[name].filter(said).length, wanted[name].length)
  }
  add(
    'decisions and open points',
    [...wanted.decisions, ...wanted.open].filter((each) => said([each])).length,
    wanted.decisions.length + wanted.open.length,
  )
  const index = createTranscriptIndex(sentences, language)
  const answered = wanted.questions.filter(([question = '', answer = '']) =>
    findPassages(index, question, passages).some((passage) =>
      sentences
        .slice(passage.sentence, passage.sentence + passage.sentences)
        .some((each) => has(each.text, [answer])),
    ),
  )
  add('questions answered within five', answered.length, wanted.questions.length)
  const bad = wanted.noLines.filter((each) => said([each]))
  add('lines that are no statements (none wanted)', bad.length, wanted.noLines.length)
  if (process.argv.includes('--texts')) {
    console.log(`\n## ${id}: ${recognised.kind}, ${recognised.speakers} named`)
    for (const line of lines) console.log(`- ${line}`)
    for (const name of ['tasks', 'steps', 'answers'] as const) {
      for (const each of wanted[name]) if (!said(each)) console.log(`MISSING ${name} ${each.join(' | ')}`)
    }
    for (const each of bad) console.log(`BAD ${each}`)
  }
}

function countNames(spoken: Parameters<typeof countNamedQuotes>[0]): void {
  const named = countNamedQuotes(spoken)
  add('quotes with who says them, of ten', named.found, named.all)
}

/** The chapters of a podcast that begin near one that people set. */
function measureChapters({ sentences, boundaries, domain }: Transcript): void {
  const { kind } = recogniseKind(sentences, 'en')
  add('kind recognized', kind === (domain === 'optech' ? 'podcast' : 'meeting') ? 1 : 0, 1)
  countNames({ sentences, language: 'en', form: undefined })
  if (domain !== 'optech') return
  const listed = countListedChapters(sentences, boundaries)
  add('chapters within 40 seconds in the copied list', listed.found, listed.all)
  const { chapters } = extractSummary({
    title: null,
    channel: null,
    language: 'en',
    durationSeconds: null,
    chapters: [],
    sentences,
    style: 'standard',
    outputLanguage: 'en',
  })
  const before: number[] = []
  let words = 0
  for (const { text } of sentences) {
    before.push(words)
    words += text.split(/\s+/u).length
  }
  const starts = chapters.map(({ sentence }) => before[sentence] ?? 0)
  add(
    'chapters',
    boundaries.filter((each) => starts.some((start) => Math.abs(start - each) <= near)).length,
    boundaries.length,
  )
}

const isUnseen = process.argv.includes('--unseen')
const file = path.resolve(import.meta.dirname, 'jobs', isUnseen ? 'unseen-texts.jsonl' : 'own-texts.jsonl')
const texts = readJsonLines(file).map((line) => textSchema.parse(line))
for (const each of texts) if (isWanted(each.id)) measureOwn(each)
if (!isUnseen) {
  const spoken = readTranscripts(requireDevelopmentSet()).filter(
    ({ group }, at) => group === 'podcasts' || at % 5 === 0,
  )
  for (const each of spoken) if (each.domain !== 'optech-topic' && isWanted(each.id)) measureChapters(each)
}

console.log('\n| taken away | found | of | % |\n| --- | --- | --- | --- |')
for (const [name, { found, all }] of counts) {
  if (all > 0) console.log(`| ${name} | ${found} | ${all} | ${((100 * found) / all).toFixed(0)} |`)
}
