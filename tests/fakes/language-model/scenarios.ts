import type { Accident, Ending, Scenario, Trouble } from './scenario.ts'
import type { Script } from './scripts.ts'
import type { Shape } from './shape-text.ts'

const whole = { kind: 'answer', ending: 'stop' } as const
const plain = { script: 'honest', shape: 'json', delivery: whole, firstDelivery: null } as const

function writes(script: Script, does: string): Scenario {
  return { ...plain, script, does }
}

function shapes(shape: Shape, does: string): Scenario {
  return { ...plain, shape, does }
}

function ends(ending: Ending, does: string): Scenario {
  return { ...plain, delivery: { kind: 'answer', ending }, does }
}

function fails(trouble: Trouble, does: string): Scenario {
  return { ...plain, delivery: { kind: 'trouble', trouble }, does }
}

function breaks(accident: Accident, does: string): Scenario {
  return { ...plain, delivery: { kind: 'accident', accident }, does }
}

/** Everything that simulated models do, by the name of the model. */
export const scenarios = {
  honest: writes('honest', 'Cites real sentences by their ids, in the language asked for'),

  'invented-ids': writes('invented-ids', 'Real quotes under ids that do not exist'),
  'shifted-ids': writes('shifted-ids', 'Real quotes under the ids of sentences far from theirs'),
  'altered-numbers': writes('altered-numbers', 'Quotes in which every number is another'),
  'stitched-quotes': writes('stitched-quotes', 'Quotes put together from halves of two sentences'),
  'inserted-negation': writes('inserted-negation', 'Quotes with a "not" put into them'),
  'other-transcript': writes('other-transcript', 'Quotes of things that nobody said in this video'),
  'wrong-language': writes('wrong-language', 'Writes in another language until it is asked to translate'),
  'stubborn-language': writes(
    'stubborn-language',
    'Writes in another language, also when asked to translate',
  ),
  obedient: writes('obedient', 'Follows the instructions that stand in the transcript'),
  markup: writes('markup', 'Puts HTML, Markdown, links and scripts into every text'),
  'not-said': writes(
    'not-said',
    'Answers every question of a viewer with the word that the video does not say',
  ),
  'yes-to-everything': writes(
    'yes-to-everything',
    'Writes another number wherever one is said; as a checker lets every line pass',
  ),
  'no-to-everything': writes('no-to-everything', 'As a checker finds every line wrong'),
  uncited: writes('uncited', 'Cites nothing in sentences'),
  'wrong-shape': writes('wrong-shape', 'Gives valid JSON of another form'),
  'faulty-once': writes('faulty-once', 'Gives another form until it is shown its faults'),

  'mixed-lines': writes(
    'mixed-lines',
    'Loses, doubles and moves lines that it is to translate, until it is asked for these alone',
  ),

  fenced: shapes('fenced', 'Encloses the JSON in a Markdown fence'),
  'prose-around': shapes('prose-around', 'Writes sentences before and after the JSON'),
  'trailing-garbage': shapes('trailing-garbage', 'Adds a second, broken object after the JSON'),
  'broken-json': shapes('broken-json', 'Gives JSON that breaks in the middle, and goes on'),
  'half-json': shapes('half-json', 'Stops in the middle of the JSON as if it were done'),
  empty: shapes('empty', 'Answers nothing, in order'),
  'text-refusal': shapes('text-refusal', 'Says in words that it cannot do this'),
  'failure-text': shapes('failure-text', 'Answers with a text that stands for a failure'),

  'length-limit': ends('length', 'Reaches the most tokens in the middle of the JSON'),
  'safety-block': ends('safety', 'Is stopped by the safety rules in the middle'),
  recitation: ends(
    'recitation',
    'Is stopped for citing something protected; OpenAI: refuses in its own field',
  ),
  'other-ending': ends('other', 'Ends for a reason that is not named'),

  'unnamed-ending': ends('unnamed', 'Comes whole with its usage, and names no reason for its end'),

  quota: fails('quota', '429: the quota of the day or of the account is used up'),
  'rate-limit': fails('rate-limit', '429: too many questions, again in 7 seconds'),
  'long-rate-limit': fails('long-rate-limit', '429: too many questions, again in 10 minutes'),
  overloaded: fails('overloaded', '503: overloaded'),
  'server-error': fails('server-error', '500: an internal error'),
  'gateway-page': fails('gateway-page', '502: a web page in place of JSON'),
  'gateway-timeout': fails('gateway-timeout', '504: the model took too long'),
  'wrong-key': fails('wrong-key', 'The key is not accepted'),
  'unknown-model': fails('unknown-model', '404: there is no such model'),
  'too-long': fails('too-long', '400: the question does not fit'),
  'prompt-block': fails('prompt-block', 'The question is blocked by the safety rules'),
  'bad-request': fails('bad-request', '400: the request is not understood'),

  'request-too-large': fails('request-too-large', '413: the request is too large'),
  'too-long-in-200': fails('too-long-in-200', '200: a body that says the question does not fit'),
  'wrong-country': fails('wrong-country', 'The service is not open to the country of the server'),

  cut: breaks('cut', 'The connection breaks in the middle of the answer'),
  unfinished: breaks('unfinished', 'The stream ends in order before the answer does'),
  stall: breaks('stall', 'Nothing more comes after the middle of the answer'),
  'stalled-yes': {
    ...breaks('stall', 'As a checker lets every line pass, and nothing more comes after the middle'),
    script: 'yes-to-everything',
  },
  silence: breaks('silence', 'Nothing comes at all'),
  flood: breaks('flood', 'The answer never ends'),
  garbled: breaks('garbled', 'A piece in the middle is no JSON'),
  'late-error': breaks('late-error', 'An error comes in the stream after half of the answer'),

  'late-quota': breaks('late-quota', 'The stream says after half of the answer that the quota is used up'),
  'error-after-end': breaks('error-after-end', 'An error comes after the end of half an answer'),

  flaky: {
    ...plain,
    does: '503 on every first request, an honest answer on the second',
    firstDelivery: { kind: 'trouble', trouble: 'overloaded' },
  },
} as const satisfies Record<string, Scenario>

export type ScenarioName = keyof typeof scenarios

/** The scenario of a model's name; the names of real models are honest, others are unknown. */
export function scenarioOf(model: string): Scenario | null {
  if (isScenario(model)) return scenarios[model]
  return /^(?:gemini|gpt)-/.test(model) ? scenarios.honest : null
}

function isScenario(name: string): name is ScenarioName {
  return Object.hasOwn(scenarios, name)
}
