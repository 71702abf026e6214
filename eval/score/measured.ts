import type { EngineScore, Interval, Score, Spread } from '#contract/score.ts'

/** The score of an engine with what a terminal shows and no page. */
export type MeasuredEngine = EngineScore & {
  rouge2: number
  rougeL: number
  /** The lead of ours in `content`, talk by talk; `null` of ours. */
  ahead: Interval | null
  spread: Spread
  /** Transcripts without a summary, scored as 0. */
  failures: number
}

type Method = Score['questions']['methods'][number]
type Kind = Score['checking']['kinds'][number]

/** The questions, with the share of what is found in a sixth of a transcript. */
export type MeasuredQuestions = Omit<Score['questions'], 'methods'> & {
  methods: (Method & { inSixth: Interval })[]
}

/** The quotes, with the number of each kind. */
export type MeasuredChecking = Omit<Score['checking'], 'kinds'> & {
  kinds: (Kind & { cases: number })[]
}

/** The scorecard with what a terminal shows and no page. */
export type MeasuredScore = Omit<Score, 'engines' | 'questions' | 'checking'> & {
  engines: MeasuredEngine[]
  skipped: { name: string; reason: string }[]
  questions: MeasuredQuestions
  checking: MeasuredChecking
}
