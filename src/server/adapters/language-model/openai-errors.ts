import type { ModelFailureKind } from '#core/writing/language-model.ts'
import { ModelFailure } from '#core/writing/language-model.ts'
import { readResetTime, readRetryAfter } from '#server/lib/outbound/retry-after.ts'
import { isDayUsedUp, readRetryDelay, refusesKey } from './google-details.ts'
import { classifyStatus, makeFailure, makeFinishFailure, maxShortWaitSeconds } from './provider-error.ts'
import type { ErrorMapper, ProviderError } from './provider-error.ts'

/**
 * Names of errors, in `code` or `type`, without case and marks, the narrower ones first: those of OpenAI
 * (https://developers.openai.com/api/docs/guides/error-codes), and what others make of them.
 */
const kindOfWords: readonly [RegExp, ModelFailureKind][] = [
  [
    /contextlength|contextwindow|contextsize|tokenslimitreached|maxprompttokens|prompttoolong|inputtoolong|requesttoolarge|stringabovemaxlength/,
    'too-long',
  ],
  [
    /contentfilter|contentpolicy|responsibleai|datainspection|moderation|sensitivecontent|policyviolation/,
    'refused',
  ],
  [/ratelimit|throttl|toomanyrequests|requestlimitexceeded/, 'rate-limited'],
  [
    /insufficient(?:quota|balance|credit|fund|userquota)|currentquota|quotaexceeded|billing|arrear|overdue|paymentrequired|creditbalance/,
    'quota',
  ],
  [
    /apikey|authentication|unauthorized|permission|accessdenied|model(?:id)?(?:not|de)[a-z]*(?:found|exist|commissioned|precated)|deploymentnotfound|unknownmodel|nosuchmodel/,
    'unauthorized',
  ],
  [/servererror|internalerror|overloaded|unavailable|capacity/, 'unavailable'],
  [/toolusefailed/, 'broken'],
]

function kindOfName(name: string | null): ModelFailureKind | undefined {
  const words = (name ?? '').toLowerCase().replaceAll(/[^a-z]/g, '')
  return kindOfWords.find(([expression]) => expression.test(words))?.[1]
}

/**
 * A request that the server will not take as it is, for a reason that it does not name as one of those above;
 * `field` is what it refuses, where it says so.
 */
export class RequestRefused extends ModelFailure {
  override name = 'RequestRefused'
  readonly field: string | null
  /** True where the field is known there, and only its value is refused. */
  readonly isOfValue: boolean

  constructor(
    kind: ModelFailureKind,
    { field, isOfValue }: { field: string | null; isOfValue: boolean },
    options: ErrorOptions,
  ) {
    super(kind, null, options)
    this.field = field
    this.isOfValue = isOfValue
  }
}

/** Statuses by which a request is refused; others only where the sentence names a field that we sent. */
const refusals: readonly (number | null)[] = [400, 415, 422, 501]
const namedRefusals: readonly (number | null)[] = [404, 500]
/** Errors that are about something else than the length, whatever their sentence. */
const otherStatuses: readonly (number | null)[] = [401, 402, 403, 404, 429]
/** Names by which OpenAI refuses a value, and not its field. */
const valueNames = new Set<string | null>(['invalid_value', 'integer_above_max_value'])

/** Fields in which the question is, by which a server refuses its length. */
const questionFields = new Set<string | null>([null, 'messages', 'prompt', 'inputs', 'input_tokens', 'input'])

/** Words for an ending by the length, by the rules for content, and by an accident. */
const cutWords = /length|max_?(?:output_?)?tokens|token_?limit|incomplete|truncat|context_window/
const filterWords = /filter|safety|sensitive|prohibit|guardrail|refus|recitation|block|moderat|\brisk\b|spii/
const accidentWords = /error|abort|cancel|insufficient|timeout|exception|fail|unavailable|overload|^load$/

/** The failures of servers that speak as OpenAI does. */
export const openaiErrors: ErrorMapper = {
  classifyFinish: ({ unified, raw }) => {
    if (unified === 'stop' || unified === 'length') return unified
    if (unified === 'content-filter') return makeFinishFailure('refused', raw)
    if (unified !== 'other' || raw === undefined) {
      return makeFinishFailure(unified === 'interrupted' ? 'unavailable' : 'broken', raw)
    }
    const word = raw.toLowerCase()
    if (cutWords.test(word)) return 'length'
    if (filterWords.test(word)) return makeFinishFailure('refused', raw)
    if (accidentWords.test(word)) return makeFinishFailure('unavailable', raw)
    // Some servers have their own word for an answer that came to its end, such as `eos`.
    return 'stop'
  },
  classifyError: (error, { mayBeTooLong, now }) => {
    const seconds = secondsToWait(error, now)
    if (isTooLong(error)) return makeFailure('too-long', error)
    if (error.isFlagged) return makeFailure('refused', error)
    if (refusesKey(error.details)) return makeFailure('unauthorized', error)
    const named = kindOfName(error.code) ?? kindOfName(error.type)
    const isOfLength = error.says.isOfLength && !otherStatuses.includes(error.status)
    if (isOfLength && mayBeTooLong) return makeFailure('too-long', error)
    const kind = named ?? classifyStatus(error)
    if (kind === 'rate-limited' && (isDayUsedUp(error.details) || (seconds ?? 0) > maxShortWaitSeconds)) {
      return makeFailure('quota', error, seconds)
    }
    return refusalOf(error, { named, kind, isOfLength, mayBeTooLong }) ?? makeFailure(kind, error, seconds)
  },
}

type Reading = {
  named: ModelFailureKind | undefined
  kind: ModelFailureKind
  isOfLength: boolean
  mayBeTooLong: boolean
}

/** A request that was refused as it is; `null` for an error of another kind. */
function refusalOf(
  error: ProviderError,
  { named, kind, isOfLength, mayBeTooLong }: Reading,
): RequestRefused | null {
  const isPlain = named === undefined && refusals.includes(error.status)
  const isNamed = error.says.field !== null && namedRefusals.includes(error.status)
  if (!isPlain && !isNamed) return null
  const { cause } = makeFailure(kind, error)
  const isOversized = isPlain && mayBeTooLong && questionFields.has(error.field)
  // A short question does not fit where the room reserved for its answer is all of the window.
  const field = isOfLength ? 'max_tokens' : error.field
  const isOfValue = isOfLength || error.says.isOfValue || valueNames.has(error.code)
  return new RequestRefused(isOversized ? 'too-long' : kind, { field, isOfValue }, { cause })
}

/**
 * Groq names a request that is larger than its limit of tokens a minute `rate_limit_exceeded`, with status
 * 413. Text Generation Inference answers 422 and `validation` where question and answer exceed its window.
 */
function isTooLong({ status, type }: ProviderError): boolean {
  return status === 413 || (status === 422 && type === 'validation')
}

function secondsToWait({ details, headers, status }: ProviderError, now: number): number | null {
  const named = readRetryDelay(details) ?? readRetryAfter(headers, now)
  return named ?? (status === 429 ? readResetTime(headers, now) : null)
}
