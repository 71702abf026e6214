import type { Script } from './scripts.ts'
import type { Shape } from './shape-text.ts'

/** The end of an answer that came whole. */
export type Ending = 'stop' | 'length' | 'safety' | 'recitation' | 'other' | 'unnamed'

/** An answer by HTTP that is an error; each server says it in its own way. */
export type Trouble =
  | 'quota'
  | 'rate-limit'
  | 'long-rate-limit'
  | 'overloaded'
  | 'server-error'
  | 'gateway-page'
  | 'gateway-timeout'
  | 'wrong-key'
  | 'unknown-model'
  | 'too-long'
  | 'prompt-block'
  | 'bad-request'
  | 'request-too-large'
  | 'too-long-in-200'
  | 'wrong-country'

/** The fault on the way after the beginning of an answer. */
export type Accident =
  /** The connection breaks in the middle. */
  | 'cut'
  /** It ends in order, but before the answer does. */
  | 'unfinished'
  /** No more comes after the middle. */
  | 'stall'
  /** Nothing comes at all. */
  | 'silence'
  /** It never ends. */
  | 'flood'
  /** A piece in the middle is no JSON. */
  | 'garbled'
  /** An error comes in place of the rest. */
  | 'late-error'
  /** An error comes in place of the rest: the quota is used up. */
  | 'late-quota'
  /** The answer comes whole, and an error after it. */
  | 'error-after-end'

export type Delivery =
  | { kind: 'answer'; ending: Ending }
  | { kind: 'trouble'; trouble: Trouble }
  | { kind: 'accident'; accident: Accident }

/** The behaviour of a simulated model; its name is the model's. */
export type Scenario = {
  does: string
  script: Script
  shape: Shape
  delivery: Delivery
  /** The outcome of the first of every two requests, where that is another. */
  firstDelivery: Delivery | null
}
