import type { LineScore, Score } from '#contract/score.ts'
import lineFile from './line-score.json' with { type: 'json' }
import file from './score.json' with { type: 'json' }

/** The figures of the scorecard, as `npm run score` wrote them. */
export const score: Score = file

/** The figures of the check of lines, as `npm run eval -- score-lines` wrote them. */
export const lineScore: LineScore = lineFile

/** The commands that measure the score again, and with another engine. */
export const scoreCommands = { all: 'npm run score', own: "npm run score -- --command 'name=./summarize'" }
