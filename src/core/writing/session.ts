import { answerFaults } from '#contract/quota.ts'
import type { AnswerFault } from '#contract/quota.ts'
import type { EngineUsage } from './engine-progress.ts'
import { isTruncated } from './is-truncated.ts'
import { ModelFailure } from './language-model.ts'
import type {
  LanguageModel,
  ModelAnswer,
  ModelCall,
  ModelFailureKind,
  CostRefusal,
  MadeCall,
  ModelAbsence,
  ModelPayers,
  RunSpending,
} from './language-model.ts'
import { costOf, estimateTokens, inputTokensOf, planCall, sizeOf } from './plan-call.ts'
import type { ModelQuestion, PlannedCall, Prompt } from './plan-call.ts'

/** Time: milliseconds since 1970, and a wait that ends at once when the signal aborts. */
type Clock = { now: () => number; wait: (ms: number, signal: AbortSignal) => Promise<void> }

export type SessionDeps = {
  clock: Clock
  /** From 0 up to 1. */
  random: () => number
  signal: AbortSignal
  /** Allows a call by `true`, or says what refuses it; called with what the work has cost so far. */
  allowCall: (next: PlannedCall, spent: EngineUsage) => true | CostRefusal | Promise<true | CostRefusal>
  /** Called with each call that was made, and the plan that it was allowed by. */
  onCall: (record: MadeCall, planned: PlannedCall) => void
  /** Called once for a model whose answers could not be used, whatever else was tried. */
  onFault?: ((model: string, fault: AnswerFault) => void) | undefined
  /** The payers of the work. */
  payers: ModelPayers
  /** The costs of the work so far, calls of other sessions for it included. */
  spending?: RunSpending | undefined
  attempts: number
  maxWaitSeconds: number
}

type Attempt = { model: LanguageModel; planned: PlannedCall; started: number }

/** The calls made for one summary. */
export type Session = {
  /** Aborts when the work is given up. */
  signal: AbortSignal
  /**
   * Asks a model, and again where waiting helps. `begin` is called before each attempt for what takes its
   * text.
   * @throws NoAnswer
   */
  ask: (
    model: LanguageModel,
    question: ModelQuestion,
    begin?: () => ModelCall['onText'],
  ) => Promise<ModelAnswer>
  /** The error to throw when a model answered and its answer cannot be used. */
  reject: (model: LanguageModel, fault: AnswerFault) => NoAnswer
  /** `null` as long as nothing was asked. */
  usage: () => EngineUsage | null
  /** The reason for which no model did the work, after `NoAnswer` for these reasons. */
  absence: (reasons: readonly NoAnswerReason[]) => ModelAbsence
}

const hopeless = new Set<ModelFailureKind>(['quota', 'unauthorized'])
const turnedAway = new Set<ModelFailureKind>([
  'quota',
  'rate-limited',
  'unavailable',
  'unauthorized',
  'too-long',
])
const passing = new Set<ModelFailureKind>(['rate-limited', 'unavailable', 'timeout'])
const reasons: Partial<Record<ModelFailureKind, NoAnswerReason>> = {
  refused: 'refused',
  'too-long': 'too-long',
}

/** Begins the calls of one summary: their retries, their ceiling and their sum. */
export function createSession(deps: SessionDeps): Session {
  const { clock, signal, spending = { microUsd: 0 } } = deps
  const spent: EngineUsage = { calls: 0, inputTokens: 0, outputTokens: 0, costMicroUsd: 0 }
  const givenUp = new Set<LanguageModel>()
  const allowance = openAllowance(deps)

  function record(
    { model, planned, started }: Attempt,
    { inputTokens, outputTokens }: Pick<ModelAnswer, 'inputTokens' | 'outputTokens'>,
    failure: ModelFailureKind | null,
  ): void {
    const used = { inputTokens, outputTokens, costMicroUsd: costOf(model, inputTokens, outputTokens) }
    addTo(spent, used)
    spending.microUsd += used.costMicroUsd ?? 0
    deps.onCall({ model: model.name, ...used, failure, milliseconds: clock.now() - started }, planned)
  }

  async function askOnce(
    { model, planned }: Pick<Attempt, 'model' | 'planned'>,
    { purpose: _purpose, ...question }: ModelQuestion,
    onText: ModelCall['onText'],
  ) {
    const attempt = { model, planned, started: clock.now() }
    let answered = ''
    const collect = (piece: string): void => {
      answered += piece
      onText(piece)
    }
    try {
      const answer = withCounts(await model.ask({ ...question, signal, onText: collect }), question)
      const failure = cutQuestion(model, answer, planned)
      record(attempt, answer, failure?.kind ?? null)
      return failure ?? answer
    } catch (error) {
      const failure = toFailure(error, signal)
      record(attempt, tokensOf(question, answered, failure.kind), failure.kind)
      signal.throwIfAborted()
      if (hopeless.has(failure.kind)) givenUp.add(model)
      if (failure.kind === 'too-long') model.limitContext?.(refusedShare * sizeOf(planned))
      return failure
    }
  }

  async function ask(
    model: LanguageModel,
    question: ModelQuestion,
    begin: () => ModelCall['onText'] = () => () => undefined,
  ): Promise<ModelAnswer> {
    const planned = { ...planCall(model, question), payers: deps.payers }
    for (let attempt = 1; ; attempt += 1) {
      signal.throwIfAborted()
      if (givenUp.has(model)) throw new NoAnswer('failed')
      await allowance.take(planned, { ...spent, costMicroUsd: spending.microUsd })
      const outcome = await askOnce({ model, planned }, question, begin())
      if (!(outcome instanceof ModelFailure)) return outcome
      const seconds = secondsToWait(outcome, attempt, deps)
      if (seconds === null) throw new NoAnswer(reasons[outcome.kind] ?? 'failed', { cause: outcome })
      await clock.wait(seconds * 1000 * (1 + deps.random() / 4), signal)
    }
  }

  const usage = () => (spent.calls === 0 ? null : { ...spent })
  return { signal, ask, reject: createReject(deps), usage, absence: allowance.absence }
}

/** Reports each fault of a model once. */
function createReject({ onFault }: Pick<SessionDeps, 'onFault'>): Session['reject'] {
  const rejected = new Set<string>()
  return ({ name }, fault) => {
    const key = `${name} ${fault}`
    if (!rejected.has(key)) onFault?.(name, fault)
    rejected.add(key)
    return new NoAnswer(fault)
  }
}

/** Takes the allowance for each call of one piece of work, and remembers what refused one. */
function openAllowance({ allowCall }: Pick<SessionDeps, 'allowCall'>) {
  let refusal: CostRefusal | null = null
  return {
    take: async (planned: PlannedCall, spent: EngineUsage): Promise<void> => {
      const allowed = await allowCall(planned, spent)
      if (allowed === true) return
      refusal = allowed
      throw new NoAnswer('ceiling')
    },
    absence: (met: readonly NoAnswerReason[]): ModelAbsence =>
      met.includes('ceiling') && refusal !== null ? refusal : { kind: 'outage', fault: faultIn(met) },
  }
}

/** The seconds to wait until a model is asked the same again; `null` where that would not help. */
function secondsToWait(
  { kind, retryAfterSeconds }: ModelFailure,
  attempt: number,
  { attempts, maxWaitSeconds }: Pick<SessionDeps, 'attempts' | 'maxWaitSeconds'>,
): number | null {
  const seconds = retryAfterSeconds ?? 2 ** (attempt - 1)
  return passing.has(kind) && seconds <= maxWaitSeconds && attempt < attempts ? seconds : null
}

function addTo(
  spent: EngineUsage,
  { inputTokens, outputTokens, costMicroUsd }: Omit<EngineUsage, 'calls'>,
): void {
  spent.calls += 1
  spent.inputTokens += inputTokens
  spent.outputTokens += outputTokens
  spent.costMicroUsd =
    costMicroUsd === null || spent.costMicroUsd === null ? null : spent.costMicroUsd + costMicroUsd
}

function toFailure(error: unknown, signal: AbortSignal): ModelFailure {
  if (signal.aborted) return new ModelFailure('timeout')
  return error instanceof ModelFailure ? error : new ModelFailure('broken', null, { cause: error })
}

/** A server that counts nothing is paid for what is estimated. */
function withCounts(answer: ModelAnswer, question: Prompt): ModelAnswer {
  return {
    ...answer,
    inputTokens: answer.inputTokens > 0 ? answer.inputTokens : inputTokensOf(question),
    outputTokens: answer.outputTokens > 0 ? answer.outputTokens : estimateTokens(answer.text),
  }
}

/**
 * The share of a refused question's size that the next one may have; plans leave a fifth of a window free, so
 * each refusal makes the next question smaller.
 */
const refusedShare = 0.9
/** The paid tokens of a call without an answer: none when refused, else question and partial answer. */
function tokensOf(question: Prompt, answered: string, failure: ModelFailureKind) {
  if (answered === '' && turnedAway.has(failure)) return { inputTokens: 0, outputTokens: 0 }
  return { inputTokens: inputTokensOf(question), outputTokens: estimateTokens(answered) }
}

/** The failure of a model that read a part of the question, its window noted; `null` if it read all. */
function cutQuestion(model: LanguageModel, answer: ModelAnswer, planned: PlannedCall): ModelFailure | null {
  if (!isTruncated(answer, planned.inputTokens)) return null
  model.limitContext?.(answer.inputTokens)
  return new ModelFailure('too-long')
}

/**
 * `refused`: the model would not, or gave nothing; `ceiling`: no further call is allowed; `too-long`: the
 * question does not fit; a fault of its answer; `failed`: anything else.
 */
export type NoAnswerReason = 'refused' | 'ceiling' | 'too-long' | AnswerFault | 'failed'

/** The first of these reasons that is a fault of an answer. */
export function faultIn(met: Iterable<NoAnswerReason>): AnswerFault | undefined {
  const all = new Set(met)
  return answerFaults.find((fault) => all.has(fault))
}

/** A model could not do its part of a summary, after all that is tried with one model. */
export class NoAnswer extends Error {
  override name = 'NoAnswer'
  readonly reason: NoAnswerReason

  constructor(reason: NoAnswerReason, options?: ErrorOptions) {
    super(`No usable answer: ${reason}`, options)
    this.reason = reason
  }
}
