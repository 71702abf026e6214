import { z } from 'zod'
import type { Contract } from './route.ts'

export const healthRoutes = {
  'GET /healthz': {
    summary: 'Is the process alive',
    response: z.object({ status: z.literal('ok') }),
  },
  'GET /readyz': {
    summary: 'Can the process take work: the database answers and no stop is under way',
    response: z.object({ status: z.literal('ready') }),
  },
  'GET /metrics': {
    summary:
      'Counters in the text format of Prometheus; only for this machine, or with the token of METRICS_TOKEN',
    response: 'bytes',
  },
} as const satisfies Contract
