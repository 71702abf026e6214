import { z } from 'zod'
import { shareKindSchema } from './quota.ts'
import type { Contract } from './route.ts'
import { examinationSchema } from './summary.ts'

const count = z.int().nonnegative()
const microUsd = z.int().nonnegative()

export const statusSchema = z.object({
  at: z.iso.datetime(),
  queue: z.object({
    waiting: count.describe('Summaries that wait for a worker.'),
    running: count,
    silent: count.describe('Taken by a worker that is not heard of, so another one takes them next.'),
    oldestWaitingSeconds: z.number().nonnegative().nullable().describe('null when none waits.'),
  }),
  sources: z
    .array(z.object({ source: z.string(), outcomes: z.array(z.object({ outcome: z.string(), count })) }))
    .describe('Attempts at sources of transcripts since the start of the process that answers.'),
  models: z
    .array(
      z.object({
        model: z.string(),
        calls: count,
        failures: count,
        reasons: z
          .array(z.object({ reason: z.string(), count }))
          .describe('Why they failed, such as `unavailable` or `quota`, the most frequent first.'),
        inputTokens: count,
        outputTokens: count,
        costMicroUsd: microUsd.nullable().describe('null where that is not known.'),
      }),
    )
    .describe('Calls since midnight in UTC.'),
  checkers: z
    .array(
      examinationSchema.pick({ rating: true }).extend({
        checker: z.string(),
        hasFallen: z.boolean().describe('Whether its rating is lower than seven days ago.'),
        week: examinationSchema.pick({ turned: true, unchanged: true }),
      }),
    )
    .describe('Checkers that were examined within the last seven days, with the trial lines of these.'),
  money: z.object({
    todayMicroUsd: microUsd.describe('What models cost since midnight in UTC.'),
    maxDayMicroUsd: microUsd.describe('No call is made that could exceed it.'),
    shares: z
      .array(
        z.object({
          kind: shareKindSchema,
          usedMicroUsd: microUsd.describe('Of networks and accounts: of the one that used most.'),
          maxMicroUsd: microUsd,
          refused: count.describe('Calls that were not made, over all of this kind.'),
        }),
      )
      .describe('Of the costs of the day, with what calls at work may still cost.'),
  }),
  sweeps: z.array(
    z.object({
      name: z.string(),
      everyMinutes: z.int().positive(),
      isRunning: z.boolean(),
      endedAt: z.iso.datetime().nullable().describe('null when it has not run in the last hours.'),
      hasFailed: z.boolean().describe('Whether it failed when it last ran.'),
      backlog: count
        .nullable()
        .describe('Rows past their time; 1000 stands for more as well. null where no index counts them.'),
    }),
  ),
  database: z.object({
    bytes: count,
    tables: z
      .array(z.object({ name: z.string(), bytes: count, rows: count.describe('As the planner estimates.') }))
      .describe('The largest first, with their indexes.'),
  }),
})
export type Status = z.infer<typeof statusSchema>

export const statusRoutes = {
  'GET /api/admin/status': {
    name: 'getStatus',
    access: 'admin',
    summary: 'The state of the service: queue, sources, models, money, sweeps, database',
    response: statusSchema,
  },
} as const satisfies Contract

export const healthRoutes = {
  'GET /healthz': {
    name: 'checkLiveness',
    access: 'everybody',
    limits: 'not counted',
    summary: 'Is the process alive',
    response: z.object({ status: z.literal('ok') }),
  },
  'GET /readyz': {
    name: 'checkReadiness',
    access: 'everybody',
    limits: 'not counted',
    summary: 'Can the process take work: the database answers and no stop is under way',
    response: z.object({ status: z.literal('ready') }),
  },
  'GET /metrics': {
    name: 'getMetrics',
    access: { role: 'holder', held: 404, who: 'the operator: from this machine, or with `METRICS_TOKEN`' },
    limits: 'not counted',
    summary:
      'Counters in the text format of Prometheus; only for this machine, or with the token of METRICS_TOKEN',
    response: 'bytes',
  },
} as const satisfies Contract
