import type { Expected } from './expected.ts'
import type { Asked } from './player-answer.ts'
import type { Reply } from './reply.ts'
import type { SimulatedVideo } from './video.ts'

/** The way one video behaves. What is not given answers as it does for any ordinary video. */
export type Scenario = {
  /** The subject of the case, in one line. */
  about: string
  /** The result for a caller who asks for it in the end. */
  expected: Expected
  /** Some answer never comes, so that only the time limits end it. */
  hangs?: true
  video: SimulatedVideo
  player?: (asked: Asked) => Reply
  captions?: (query: URLSearchParams, ordinary: Reply) => Reply
  next?: () => Reply
  oembed?: () => Reply
  /** Sizes of its pictures that are not there. */
  missingImages?: readonly string[]
}

/** Scenarios by the id of their video, which is eleven characters. */
export type Scenarios = Readonly<Record<string, Scenario>>
