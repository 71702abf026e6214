import { z } from 'zod'
import { draftIn, joinContent, textOf } from './read-content.ts'

type JsonObject = Readonly<Record<string, unknown>>

/** Makes chunks of what a server sends, as OpenAI has them; `end` gives what was held back. */
type ChoiceReader = { read: (chunk: JsonObject) => unknown[]; end: () => unknown[] }

const fields = z.record(z.string(), z.unknown())
const label = z.union([z.string(), z.number().transform(String)])
/** Tokens as servers count them: some write text, fractions or numbers below 0, which are none. */
const count = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d{1,12}(?:\.\d{1,9})?$/)
      .transform(Number),
  ])
  .refine((value) => value > 0 && value < 1e12)
  .transform((value) => Math.ceil(value))
const position = z.union([z.number(), z.string().regex(/^\d{1,3}$/)]).transform(Number)
/** SGLang has an object, whose type it is. */
const reason = z.union([
  z.string().refine((word) => word !== '' && word !== 'null'),
  z.object({ type: z.string().min(1) }).transform(({ type }) => type),
])
const reasoningKeys = [
  'reasoning_content',
  'reasoning',
  'thinking',
  'reasoning_text',
  'thought',
  'reasoning_details',
]
const toolCalls = z.array(z.object({ function: z.object({ arguments: z.unknown() }) }))
const oneCall = z.object({ arguments: z.unknown() })
/** A model that answers by a tool that it was not given has ended in order. */
const toolReasons = new Set(['tool_calls', 'function_call', 'tool_use', 'tool_call'])

/** Reads one response: the first choice; a tool's arguments replace a missing text. */
export function createChoiceReader(): ChoiceReader {
  let said = ''
  let hasDelta = false
  const tool = createToolText()
  let counted: Record<string, number> = {}

  /** The new part of a message that some servers send whole behind its pieces. */
  function newIn(text: string): string {
    return said !== '' && hasDelta ? '' : withoutRepeated(text)
  }

  /** Some servers send the text so far with each piece, or all of it again at the end. */
  function withoutRepeated(text: string): string {
    return said.length >= minRepeated && text.startsWith(said) ? text.slice(said.length) : text
  }

  function contentOf({ delta, message, text }: JsonObject): { content: string; source: JsonObject } {
    const own = fields.safeParse(delta).data
    const whole = fields.safeParse(message).data
    const piece = typeof delta === 'string' ? delta : typeof text === 'string' ? text : null
    if (piece !== null) return { content: piece, source: {} }
    if (own !== undefined && (whole === undefined || Object.keys(own).length > 0)) {
      const content = withoutRepeated(joinContent(own['content']))
      hasDelta ||= content !== ''
      return { content, source: own }
    }
    if (whole === undefined) return { content: '', source: {} }
    const content = joinContent(whole['content'])
    return { content: newIn(content === '' ? joinContent(whole['parsed']) : content), source: whole }
  }

  function readOne(choice: JsonObject): unknown {
    const { content: given, source } = contentOf(choice)
    tool.add(argumentsOf(source))
    const ended = reason.safeParse(choice['finish_reason']).data
    const content = ended === undefined ? given : given + tool.after(said + given)
    said += content
    const isTool = ended !== undefined && toolReasons.has(ended) && said !== ''
    return { index: 0, delta: deltaOf(content, source), finish_reason: isTool ? 'stop' : (ended ?? null) }
  }

  return {
    read: (chunk) => {
      const choices = choicesOf(chunk)
      const [first] = choices
      counted = { ...counted, ...countsOf(chunk, first) }
      const usage = Object.keys(counted).length === 0 ? {} : { usage: counted }
      const id = label.safeParse(chunk['id']).data
      const model = label.safeParse(chunk['model']).data
      return [
        {
          ...(id === undefined ? {} : { id }),
          ...(model === undefined ? {} : { model }),
          choices: first === undefined ? [] : [readOne(first)],
          ...usage,
        },
      ]
    },
    end: () => {
      const content = tool.after(said)
      return content === '' ? [] : [{ choices: [{ index: 0, delta: { content }, finish_reason: null }] }]
    },
  }
}

/** The text that a model passes to a tool; given out once. */
function createToolText() {
  let call = ''
  return {
    add: (text: string): void => {
      call += text
    },
    /** The arguments of a tool where the text before them is no more than its introduction. */
    after: (text: string): string => {
      const given = call
      call = ''
      if (given === '' || text.includes('{')) return ''
      return text === '' ? given : `\n${given}`
    },
  }
}

function deltaOf(content: string, source: JsonObject): JsonObject {
  const reasoned = [...reasoningKeys.map((key) => textOf(source[key])), draftIn(source['content'])]
  const reasoning = reasoned.find((text) => text !== '')
  const refusal = source['refusal']
  return {
    content,
    ...(reasoning === undefined ? {} : { reasoning_content: reasoning }),
    ...(typeof refusal === 'string' ? { refusal } : {}),
  }
}

/** A piece that begins with this much of the text before it repeats it. */
const minRepeated = 16

/** The first choice: of a list, one object, PHP's list, an envelope of gateways, or mere text. */
function choicesOf(chunk: JsonObject): JsonObject[] {
  const choices = chunk['choices']
  const list: unknown[] = Array.isArray(choices) ? choices : inObject(fields.safeParse(choices).data)
  const found = list
    .map((each) => fields.safeParse(each).data)
    .filter((choice) => choice !== undefined)
    .filter((choice) => (position.safeParse(choice['index']).data ?? 0) === 0)
  if (found.length > 0 || 'choices' in chunk) return found
  for (const key of ['data', 'output', 'result']) {
    const inner = fields.safeParse(chunk[key]).data
    if (inner !== undefined) return choicesOf(inner)
  }
  if (typeof chunk['response'] === 'string') return [{ text: chunk['response'] }]
  return fields.safeParse(chunk['message']).success ? [{ message: chunk['message'] }] : []
}

function inObject(choices: JsonObject | undefined): unknown[] {
  if (choices === undefined) return []
  return 'delta' in choices || 'message' in choices ? [choices] : Object.values(choices)
}

function countsOf(chunk: JsonObject, choice: JsonObject | undefined): Record<string, number> {
  const groq = fields.safeParse(chunk['x_groq']).data
  const envelope = ['data', 'result'].map((key) => fields.safeParse(chunk[key]).data?.['usage'])
  // Ollama's own API counts beside the message.
  const given = [chunk['usage'], choice?.['usage'], groq?.['usage'], ...envelope, chunk]
  const usage = given.map((each) => fields.safeParse(each).data).find((each) => each !== undefined) ?? {}
  const read = (...names: string[]) =>
    names.map((name) => count.safeParse(usage[name]).data).find((tokens) => tokens !== undefined)
  const prompt = read('prompt_tokens', 'input_tokens', 'prompt_eval_count')
  const total = read('total_tokens')
  const rest = prompt !== undefined && total !== undefined && total > prompt ? total - prompt : undefined
  const completion = read('completion_tokens', 'output_tokens', 'eval_count') ?? rest
  return {
    ...(prompt === undefined ? {} : { prompt_tokens: prompt }),
    ...(completion === undefined ? {} : { completion_tokens: completion }),
  }
}

/** The arguments that a model wrote for a tool. */
function argumentsOf(source: JsonObject): string {
  const calls = toolCalls.safeParse(source['tool_calls']).data?.map((each) => each.function) ?? []
  const old = oneCall.safeParse(source['function_call']).data
  const [first] = old === undefined ? calls : [old]
  return first === undefined ? '' : joinContent(first.arguments)
}
