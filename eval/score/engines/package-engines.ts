import { createRequire } from 'node:module'
import { z } from 'zod'
import { fillBudget } from '../../baselines/fill-budget.ts'
import type { Transcript } from '../../records.ts'
import { packagesBase } from '../install-packages.ts'
import { splitText } from '../split-text.ts'
import { EngineFailure, plainSummary } from './engine.ts'
import type { ScoredEngine } from './engine.ts'

/** The sentences that a package finds in a text and likes best, the best first. */
type Rank = (text: string) => Promise<readonly string[]> | readonly string[]

/** Settings of ts-textrank: those of its documentation, and its number for sentences by their score. */
const damping = 0.85
const byScore = 1

/** More than fit into any summary. */
const wanted = 60

const load = createRequire(packagesBase)

type Callable = (...given: unknown[]) => unknown
type Constructor = new (...given: unknown[]) => unknown
const callable = z.custom<Callable>((value) => typeof value === 'function')
const instanceSchema = z.custom<object>((value) => typeof value === 'object' && value !== null)
const constructor = z.custom<Constructor>((value) => typeof value === 'function')

/** Calls a method of an object of a class that has no types. */
function callOn(object: unknown, method: string, ...given: unknown[]): unknown {
  const instance = instanceSchema.parse(object)
  return Reflect.apply(callable.parse(Reflect.get(instance, method)), instance, given)
}

const lexrankSchema = z.object({ summarize: callable })
const rankedLines = z.array(z.object({ weight: z.number(), text: z.string() }))

/** Gives all lines in the order of the text, with their weights. */
const lexrank: Rank = async (text) => {
  const { summarize } = lexrankSchema.parse(load('lexrank'))
  const lines = await new Promise((resolve, reject) => {
    summarize(text, Number.MAX_SAFE_INTEGER, (error: unknown, found: unknown) => {
      if (error instanceof Error) reject(error)
      else resolve(found)
    })
  })
  return rankedLines
    .parse(lines)
    .toSorted((a, b) => b.weight - a.weight)
    .map((line) => line.text)
}

const textrankSchema = z.object({
  AbsoluteSummarizerConfig: constructor,
  SorensenDiceSimilarity: constructor,
  DefaultTextParser: constructor,
  NullLogger: constructor,
  Summarizer: constructor,
})

const tsTextrank: Rank = (text) => {
  const { AbsoluteSummarizerConfig, SorensenDiceSimilarity, DefaultTextParser, NullLogger, Summarizer } =
    textrankSchema.parse(load('ts-textrank'))
  const config = new AbsoluteSummarizerConfig(
    wanted,
    new SorensenDiceSimilarity(),
    new DefaultTextParser(),
    damping,
    byScore,
  )
  const summarizer = new Summarizer(config, new NullLogger())
  return z.array(z.string()).parse(callOn(summarizer, 'summarize', text, 'en'))
}

/** Puts its sentences together without a blank. */
const nodeSummarizer: Rank = (text) => {
  const { SummarizerManager } = z.object({ SummarizerManager: constructor }).parse(load('node-summarizer'))
  const manager = new SummarizerManager(text, wanted)
  const { summary } = z.object({ summary: z.string() }).parse(callOn(manager, 'getSummaryByFrequency'))
  return splitText(summary.replaceAll(/([.!?])(?=[\p{Lu}"'])/gu, '$1\n'))
}

const textSummarization: Rank = async (text) => {
  const summarize = callable.parse(load('text-summarization'))
  const answer = await summarize({ text, numSentences: wanted, detailedAll: true })
  const scored = z.object({ items: z.array(z.object({ sentence: z.object({ actual: z.string() }) })) })
  return scored.parse(answer).items.map(({ sentence }) => sentence.actual)
}

/** The packages that install and run, each with its way to rank. */
export const packageEngines: readonly ScoredEngine[] = [
  toEngine('npm lexrank', lexrank),
  toEngine('npm ts-textrank', tsTextrank),
  toEngine('npm node-summarizer', nodeSummarizer),
  toEngine('npm text-summarization', textSummarization),
]

/** Known packages that cannot be run, and why. */
export const unrunnablePackages = [
  { name: 'npm node-summary', reason: 'its latest version exports nothing' },
] as const

function toEngine(name: string, rank: Rank): ScoredEngine {
  const summarize = async ({ sentences, budget }: Transcript, signal: AbortSignal) => {
    const text = sentences.map((sentence) => sentence.text).join(' ')
    const ranked = await Promise.resolve()
      .then(() => rank(text))
      .catch((cause: unknown) => {
        throw new EngineFailure('exit', 'the package threw an error', { cause })
      })
    signal.throwIfAborted()
    const fitting = fillBudget(ranked, [...ranked.keys()], budget)
    return plainSummary(splitText(fitting))
  }
  return { name, kind: 'package', parallel: 1, summarize }
}
