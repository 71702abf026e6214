/** The facts about its reason in the sentence of an error; the sentence itself is not stored. */
export type MessageFacts = {
  /** It speaks of the window of the model. */
  isOfLength: boolean
  /** The first field of the request that it speaks of, by its name in the protocol. */
  field: string | null
  /** It speaks of the value of a field, and not of the field. */
  isOfValue: boolean
}

/** A longer sentence may repeat the question, and what is said in it. */
const maxLength = 1500

const lengths = [
  /context[ _-]?(?:length|window|size|limit)/,
  /context the overflows/,
  /(?:prompt|inputs?|request|messages)\b[^.]{0,60}?(?:too long|longer than|exceed)/,
  /exceed[^.]{0,80}?(?:token limit|maximum number of tokens|input length|input tokens|output tokens)/,
  /too many (?:input |prompt )?tokens/,
  /range of input length/,
  /tokens to keep from the initial prompt/,
  /maximum (?:prompt|input) (?:length|tokens)/,
  /max_new_tokens` must be/,
  /超长|过长|上下文长度/,
]

const fields: readonly [string, RegExp][] = [
  [
    'response_format',
    /response[_ ]format|json_schema|json_object|structured[ _]output|\bgrammar\b|requested parameters/,
  ],
  ['temperature', /\btemperature\b/],
  ['max_tokens', /\bmax_(?:new_)?tokens\b/],
  ['max_completion_tokens', /\bmax_completion_tokens\b/],
  ['stream_options', /\bstream_options\b/],
  [
    'messages',
    /system (?:role|prompt|message)|system_instruction|developer (?:role|message|instruction)|role ['"]system|roles must alternate/,
  ],
]

const values =
  /too large|range|at most|greater than|less than|only afford|maximum value|must be (?:at most|<=|between)/

/**
 * Reads the sentence of an error by the names of the fields that we send, and by the words in which servers
 * speak of a window.
 */
export function readMessage(message: string | null): MessageFacts {
  const text = (message ?? '').slice(0, maxLength).toLowerCase()
  const mentions = fields
    .map(([field, expression]) => ({ field, at: text.search(expression) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
  return {
    isOfLength: lengths.some((expression) => expression.test(text)),
    field: mentions[0]?.field ?? null,
    isOfValue: values.test(text),
  }
}
