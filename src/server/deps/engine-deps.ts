import { randomInt } from 'node:crypto'
import type { AnswerFault } from '#contract/quota.ts'
import type { LanguageModel } from '#core/writing/language-model.ts'
import { createLanguageModels } from '#server/adapters/language-model/language-models.ts'
import { findLocalModels } from '#server/adapters/local-models/find-local-models.ts'
import type { KnownServer, LocalModels } from '#server/adapters/local-models/find-local-models.ts'
import { createAnswerEngine } from '#server/engines/model/answer-engine.ts'
import { createLineRepairer } from '#server/engines/model/check/line-repairer.ts'
import {
  createMinicheckChecker,
  isMinicheck,
  createModelChecker,
} from '#server/engines/model/check/model-checker.ts'
import type { CheckerDeps } from '#server/engines/model/check/model-checker.ts'
import { createModelEngine } from '#server/engines/model/model-engine.ts'
import { createOverviewEngine } from '#server/engines/model/overview-engine.ts'
import { createTranslationEngine } from '#server/engines/model/translation-engine.ts'
import type { ModelBudget } from '#server/features/model-costs/model-budget.ts'
import { systemClock } from '#server/lib/clock.ts'
import type { Log } from '#server/lib/log.ts'
import type { AnswerEngine, OverviewEngine, TranslationEngine } from '#server/ports/model-engines.ts'
import { noLineChecks } from '#server/ports/summary-engine.ts'
import type { LineChecker, LineChecks, SummaryEngine } from '#server/ports/summary-engine.ts'
import type { CommandSettings } from '#server/settings.ts'
import type { ModelSettings } from '#server/settings/model-settings.ts'
import { traceModel } from './tracing-deps.ts'

/** The dependencies of the engines. */
export type EngineOptions = {
  settings: ModelSettings
  /** The engine that needs no model; it stands in where none answers. */
  builtIn: SummaryEngine
  costs: Pick<ModelBudget, 'allowCall' | 'onCall'> & {
    /** Called when a model answered and its answer could not be used; the log says so as well. */
    onFault?: (model: string, fault: AnswerFault) => void
  }
  log: Pick<Log, 'warn'>
  /** The stored trial lines of checkers; without it each text examines its checker alone. */
  trials?: LineChecks['trials']
  /** Put around each model, the first one first; spans when it is not given. */
  watch?: (model: LanguageModel) => LanguageModel
}

/** The engines that write summaries and answers, and check them. */
export type Engines = {
  engine: SummaryEngine
  /** `null` without a language model. */
  answerEngine: AnswerEngine | null
  /** `null` without a language model. */
  overviewEngine: OverviewEngine | null
  /** `null` without a language model. */
  translationEngine: TranslationEngine | null
  lineChecks: LineChecks
}

const withoutModel = {
  answerEngine: null,
  overviewEngine: null,
  translationEngine: null,
  lineChecks: noLineChecks,
} as const

/** The engines of summaries and answers: configured language models, else the built-in one. */
export function createEngines(options: EngineOptions): Engines {
  const { settings, builtIn, costs, log, watch = traceModel, trials = noLineChecks.trials } = options
  const clock = systemClock
  const onAdapted = (model: string, names: readonly string[]): void => {
    log.warn(
      { model, settings: names },
      'a model refused a part of the request; these settings make the change lasting',
    )
  }
  const [first, ...others] = createLanguageModels(settings, { fetch, clock, onAdapted }).map(watch)
  if (first === undefined) return { ...withoutModel, engine: builtIn }
  const { allowCall, onCall } = costs
  const onFault = (model: string, fault: AnswerFault): void => {
    log.warn({ model, fault, settings: faultSettings[fault] }, faultTexts[fault])
    costs.onFault?.(model, fault)
  }
  const deps = { models: [first, ...others], clock, random, allowCall, onCall, onFault } as const
  return {
    engine: createModelEngine({ ...deps, fallback: builtIn, settings: shapingSettings(settings) }),
    answerEngine: createAnswerEngine({ ...deps, limits: { timeoutMs: answerTimeoutMs(settings) } }),
    overviewEngine: createOverviewEngine(deps),
    translationEngine: createTranslationEngine(deps),
    lineChecks: createLineChecks(settings, [first, ...others], { ...deps, watch, trials }),
  }
}

/**
 * Settings of language models that change no summary: how it is sent, and what it may cost. Every other one
 * is part of its identity.
 */
const notShaping: ReadonlySet<string> = new Set([
  'apiKey',
  'price',
  'streams',
  'asksForUsage',
  'limitField',
  'firstTokenMs',
  'maxRunMicroUsd',
  'maxDayMicroUsd',
  'visitorsPercent',
  'freePercent',
  'accountPercent',
  'soundPercent',
])

function shapingSettings(settings: ModelSettings): string {
  return JSON.stringify(settings, (key, value: unknown) => (notShaping.has(key) ? undefined : value))
}

const modelNames = ['OPENAI_MODEL', 'GEMINI_MODEL']
/** The settings that help where the answers of a model cannot be used. */
const faultSettings: Readonly<Record<AnswerFault, readonly string[]>> = {
  cut: ['MODEL_OUTPUT_TOKENS', ...modelNames],
  unusable: modelNames,
  unfound: modelNames,
}
const faultTexts: Readonly<Record<AnswerFault, string>> = {
  cut: "a model's answer broke off twice and was not used; MODEL_OUTPUT_TOKENS lets it write more",
  unusable:
    "a model's answer was twice not as it was asked for and was not used; a larger model may do better",
  unfound:
    "nothing of a model's answer was found in the transcript, so it was not used; a larger model may do better",
}

type CallDeps = Omit<CheckerDeps, 'model'> & Required<Pick<EngineOptions, 'watch' | 'trials'>>

/** The checker of a summary's lines, and the repairer of those that differ. */
function createLineChecks(
  settings: ModelSettings,
  [first, ...others]: [LanguageModel, ...LanguageModel[]],
  deps: CallDeps,
): LineChecks {
  const repairer = createLineRepairer({ ...deps, model: first })
  const checks = { ...noLineChecks, random: deps.random, trials: deps.trials, repairer }
  if (settings.check === 'off') return checks
  // Where nothing is named the first one, which writes, is asked only where there is no other.
  const named = settings.check === 'default' ? null : namedModel(settings, settings.check, deps.watch)
  const models = [...(named === null ? [] : [named]), ...others, first]
  const [model = first] = models
  const other = models.find(({ name }) => name !== model.name)
  const create = (asked: LanguageModel): LineChecker =>
    isMinicheck(asked.name)
      ? createMinicheckChecker({ ...deps, model: asked })
      : createModelChecker({ ...deps, model: asked })
  return { ...checks, checker: create(model), otherChecker: other === undefined ? null : create(other) }
}

/** A model of the first one's provider, or of a server of its own. */
function namedModel(
  settings: ModelSettings,
  { model, server }: Exclude<ModelSettings['check'], string>,
  watch: CallDeps['watch'],
): LanguageModel | null {
  if (server !== null) {
    const shape = shapeFor(model, { format: 'json_schema' })
    const openai = { ...server, model, shape, price: null }
    const alone = { ...settings, order: ['openai'] as const, gemini: null, openai }
    return createLanguageModels(alone, { fetch, clock: systemClock }).map(watch)[0] ?? null
  }
  const { gemini, openai, order } = settings
  const provider = order.find((name) => settings[name] !== null)
  const choice = {
    ...settings,
    order: provider === undefined ? [] : [provider],
    gemini: gemini === null ? null : { ...gemini, model },
    openai: openai === null ? null : { ...openai, model, shape: shapeFor(model, openai.shape), price: null },
  }
  const [made] = createLanguageModels(choice, { fetch, clock: systemClock }).map(watch)
  return made ?? null
}

type Shape = NonNullable<ModelSettings['openai']>['shape']

/** `bespoke-minicheck` answers with a word, always the same one to the same question. */
function shapeFor(model: string, shape: Shape): Shape {
  return isMinicheck(model) ? { ...shape, format: 'text', temperature: 0 } : shape
}

const minAnswerMs = 90_000
/** A reservation holds a little longer. */
const maxAnswerMs = 240_000

/**
 * The longest time for the answer to a question, in ms: longer where the operator gives the model more time
 * for its first word.
 */
function answerTimeoutMs({ firstTokenMs }: ModelSettings): number {
  return Math.min(maxAnswerMs, Math.max(minAnswerMs, firstTokenMs))
}

/** From 0 up to 1, and not to be guessed: prompts are fenced by it. */
function random(): number {
  return randomInt(2 ** 32) / 2 ** 32
}

type LocalModelOptions = {
  command: string
  fetch?: typeof globalThis.fetch
  servers?: readonly KnownServer[]
}

const maxNamed = 6

/**
 * The line of settings with which a model of this machine would write, where none is set and one is there;
 * `null` otherwise. `command` is what the settings are put before. Never throws, and takes half a second at
 * most.
 */
export async function suggestLocalModel(
  { findsLocalModels, models }: Pick<CommandSettings, 'findsLocalModels' | 'models'>,
  { command, fetch = globalThis.fetch, servers }: LocalModelOptions,
): Promise<string | null> {
  const isWritten = models.gemini !== null || models.openai !== null
  const hasChecker = models.check !== 'default' || (models.gemini !== null && models.openai !== null)
  if (!findsLocalModels || (isWritten && hasChecker)) return null
  const found = await findLocalModels({ fetch, ...(servers === undefined ? {} : { servers }) })
  if (found === null) return null
  return isWritten ? describeChecker(found, command) : describe(found, command)
}

/** A model of this machine that checks what another one writes. */
function describeChecker({ server, baseUrl, models }: LocalModels, command: string): string | null {
  const checker = models.find(isMinicheck)
  if (checker === undefined) return null
  return [
    `${server} answers on this machine with ${checker}, which can check the lines of summaries. Nothing was sent to it.`,
    `  CHECK_BASE_URL=${baseUrl} CHECK_MODEL=${checker} ${command}`,
    'LOCAL_MODELS=off leaves this out.',
    '',
  ].join('\n')
}

function describe({ server, baseUrl, models }: LocalModels, command: string): string {
  const checker = models.find(isMinicheck)
  const first = models.find((model) => model !== checker) ?? checker ?? ''
  const checking = checker === undefined ? '' : `CHECK_MODEL=${checker} `
  const named = models.slice(0, maxNamed).join(', ')
  const more = models.length > maxNamed ? ` and ${models.length - maxNamed} more` : ''
  return [
    `${server} answers on this machine, and can write the summaries. Nothing was sent to it. It has ${named}${more}.`,
    `  OPENAI_BASE_URL=${baseUrl} OPENAI_MODEL=${first} ${checking}${command}`,
    'LOCAL_MODELS=off leaves this out.',
    '',
  ].join('\n')
}
