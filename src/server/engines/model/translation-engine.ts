import { inParallel } from '#core/in-parallel.ts'
import type { LanguageModel, ModelAbsence } from '#core/writing/language-model.ts'
import { languageOfText } from '#core/writing/language-of-text.ts'
import { estimateTokens, outputTokensFor } from '#core/writing/plan-call.ts'
import { createBoundary, translationSystemPrompt } from '#core/writing/prompts/fence.ts'
import { createSession, NoAnswer } from '#core/writing/session.ts'
import type { Session } from '#core/writing/session.ts'
import { createPromptGuard } from '#core/writing/stream/clean-text.ts'
import type { PromptGuard } from '#core/writing/stream/clean-text.ts'
import { createTextsReader } from '#core/writing/stream/read-texts.ts'
import type { SummaryLanguage } from '#product/summary-options.ts'
import type { LineToTranslate, TranslatedPart, TranslationEngine } from '#server/ports/model-engines.ts'
import type { AnswerEngineDeps } from './answer-engine.ts'
import {
  askTranslation,
  describeTranslation,
  takeTranslations,
  translationSchema,
} from './prompts/ask-translation.ts'
import { translationVersion } from './prompts/prompt-versions.ts'

type Deps = Pick<AnswerEngineDeps, 'models' | 'clock' | 'random' | 'allowCall' | 'onCall' | 'onFault'>

/** The lines in one call, their tokens at most, and the simultaneous calls. */
const maxBatchLines = 30
const maxBatchTokens = 900
/** The divisor of a model's window for a batch: question, rules and answer have to fit. */
const batchShare = 8
const parallelCalls = 4
/** Lines before a batch that are shown with it. */
const linesBefore = 3
/** After so many batches without any result, and none before, the models are asked no more. */
const maxEmptyBatches = 4
const attempts = 2
const maxWaitSeconds = 5

/**
 * Makes the engine that has language models translate transcripts. A batch of lines that comes back with some
 * lost, doubled or reordered is asked about once more, for these lines alone; of those that are missing then
 * the original stands. The models are tried in order.
 */
export function createTranslationEngine(deps: Deps): TranslationEngine {
  const { allowCall = () => true as const, onCall = () => undefined, onFault, models, clock, random } = deps
  return {
    name: `${models.map(({ name }) => name).join('+')}/translation-${translationVersion()}`,
    translate: async ({ language, lines }, { signal, payers, spending, onPart }) => {
      const calls = { clock, random, allowCall, onCall, onFault, attempts, maxWaitSeconds }
      const session = createSession({ ...calls, signal, payers, spending })
      const guard = createPromptGuard([translationSystemPrompt, describeTranslation(2, language)], null)
      const run: Run = { session, guard, language, random, emptyBatches: 0, hasText: false }
      for (const model of models) await model.learnWindow?.(signal)
      const max = Math.min(...models.map(({ contextTokens }) => Math.floor(contextTokens / batchShare)))
      const batches = planBatches(lines, Math.min(maxBatchTokens, max))
      let failure: NoAnswer | null = null
      await inParallel(batches, parallelCalls, async (batch) => {
        // What was asked already is paid for and comes to its end; nothing else is asked.
        if (failure !== null) return
        try {
          await onPart(await translateBatch(run, models, batch))
        } catch (error) {
          if (!(error instanceof NoAnswer)) throw error
          failure = error
        }
      })
      return absenceOf(session, failure)
    },
  }
}

function absenceOf(session: Session, failure: NoAnswer | null): ModelAbsence | null {
  return failure === null ? null : session.absence([failure.reason])
}

type Run = {
  session: Session
  guard: PromptGuard
  language: SummaryLanguage
  random: () => number
  /** Batches of which nothing came back, and whether anything came of another. */
  emptyBatches: number
  hasText: boolean
}

/** Lines that follow each other, and those right before them. */
type Batch = { lines: LineToTranslate[]; before: readonly LineToTranslate[] }

function planBatches(lines: readonly LineToTranslate[], maxTokens: number): Batch[] {
  const batches: Batch[] = []
  let tokens = 0
  for (const [at, line] of lines.entries()) {
    const size = estimateTokens(line.text)
    const last = batches.at(-1)
    const follows = lines[at - 1]?.index === line.index - 1
    const hasRoom = (last?.lines.length ?? 0) < maxBatchLines && tokens + size <= maxTokens
    if (last !== undefined && follows && hasRoom) {
      last.lines.push(line)
      tokens += size
      continue
    }
    batches.push({ lines: [line], before: follows ? lines.slice(Math.max(0, at - linesBefore), at) : [] })
    tokens = size
  }
  return batches
}

/**
 * Has the models in order translate a batch. One that no model wanted to translate stays in the original.
 * @throws NoAnswer
 */
async function translateBatch(
  run: Run,
  models: readonly [LanguageModel, ...LanguageModel[]],
  { lines, before }: Batch,
): Promise<TranslatedPart> {
  const spoken = lines.filter(({ text }) => hasWords(text))
  const { found, model } =
    spoken.length === 0
      ? { found: new Map<number, string>(), model: models[0] }
      : await askModels(run, models, { lines: spoken, before })
  const [first] = lines
  return { firstLine: first?.index ?? 0, lines: lines.map((line) => textOf(line, found)), model: model.name }
}

async function askModels(
  run: Run,
  models: readonly [LanguageModel, ...LanguageModel[]],
  batch: Batch,
): Promise<{ found: Map<number, string>; model: LanguageModel }> {
  let failure: NoAnswer | null = null
  for (const model of models) {
    try {
      const found = await askTwice(run, model, batch)
      run.hasText ||= found.size > 0
      if (found.size > 0) return { found, model }
    } catch (error) {
      if (!(error instanceof NoAnswer) || error.reason === 'ceiling') throw error
      if (error.reason !== 'refused') failure = error
    }
  }
  if (failure !== null) throw failure
  run.emptyBatches += 1
  if (run.emptyBatches >= maxEmptyBatches && !run.hasText) throw run.session.reject(models[0], 'unusable')
  return { found: new Map(), model: models[0] }
}

function textOf({ index, text }: LineToTranslate, found: ReadonlyMap<number, string>): string | null {
  return hasWords(text) ? (found.get(index) ?? null) : text
}

/** A line without a letter, such as a number or a note of music, is the same in every language. */
function hasWords(text: string): boolean {
  return /\p{L}/u.test(text)
}

/**
 * The translations of lines by their indices; those that are missing are asked for once more.
 * @throws NoAnswer
 */
async function askTwice(
  run: Run,
  model: LanguageModel,
  { lines, before }: Batch,
): Promise<Map<number, string>> {
  const found = await ask(run, model, { lines, before })
  const missing = lines.filter(({ index }) => !found.has(index))
  if (missing.length === 0) return found
  try {
    for (const [index, text] of await ask(run, model, { lines: missing, before })) found.set(index, text)
  } catch (error) {
    // What came the first time is good.
    if (!(error instanceof NoAnswer) || error.reason === 'ceiling' || found.size === 0) throw error
  }
  return found
}

async function ask(
  { session, guard, language, random }: Run,
  model: LanguageModel,
  { lines, before }: Batch,
): Promise<Map<number, string>> {
  let reader = createTextsReader(lines.length)
  await session.ask(
    model,
    {
      purpose: 'translation',
      system: translationSystemPrompt,
      prompt: askTranslation(lines, { before, language }, createBoundary(random)),
      schema: translationSchema,
      maxOutputTokens: outputTokensFor(model, { insights: 0, chapters: 0, summaryWords: 0 }),
    },
    () => {
      reader = createTextsReader(lines.length)
      return reader.push
    },
  )
  reader.end()
  const originals = lines.map(({ text }) => text)
  const taken = takeTranslations(reader.items, originals, guard)
  if (await isInOtherLanguage([...taken.values()], language)) return new Map()
  return new Map(
    [...taken].flatMap(([position, text]) => {
      const line = lines[position]
      return line === undefined ? [] : [[line.index, text] as const]
    }),
  )
}

/** Characters from which on a language is recognised for certain. */
const minSample = 300

/** A model wrote in another language than the wanted one; a few words may be names, and pass. */
async function isInOtherLanguage(texts: readonly string[], language: SummaryLanguage): Promise<boolean> {
  const sample = texts.join('\n')
  return sample.length >= minSample && (await languageOfText(sample, language)) !== language
}
