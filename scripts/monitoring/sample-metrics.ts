import { createMetrics } from '../../src/server/features/metrics/metrics.ts'
import type { Metrics } from '../../src/server/features/metrics/metrics.ts'

const microUsd = 1_000_000

/** The metrics of a process that has done one of everything, as Prometheus reads them. */
export async function readSampleMetrics(now: number): Promise<string> {
  const metrics = createMetrics()
  countEverything(metrics)
  const { text } = await metrics.read({
    pool: { total: 10, idle: 8, waiting: 0 },
    status: {
      at: new Date(now).toISOString(),
      queue: { waiting: 3, running: 2, silent: 1, oldestWaitingSeconds: 12 },
      models: [],
      money: {
        todayMicroUsd: microUsd,
        maxDayMicroUsd: 10 * microUsd,
        shares: [{ kind: 'visitors', usedMicroUsd: microUsd, maxMicroUsd: 2 * microUsd, refused: 1 }],
      },
      sweeps: [
        {
          name: 'history',
          everyMinutes: 1,
          isRunning: false,
          endedAt: new Date(now).toISOString(),
          hasFailed: true,
          backlog: 4,
        },
      ],
      database: { bytes: 9_000_000, tables: [{ name: 'runs', bytes: 80_000, rows: 12 }] },
    },
  })
  return text
}

function countEverything(metrics: Metrics): void {
  const ms = 120
  metrics.countCall({ method: 'GET', route: '/api/history', status: 200, code: null, ms })
  metrics.countCall({ method: 'GET', route: '/api/history', status: 500, code: 'INTERNAL', ms })
  metrics.countReplicaRead('failed')
  metrics.countRateLimit('database')
  metrics.countStorageFailure('STORAGE_UNAVAILABLE')
  metrics.countRun({ outcome: 'done', code: 'OK' })
  metrics.countRun({ outcome: 'failed', code: 'SUMMARY_TIMEOUT' })
  metrics.countStage({ stage: 'summary', outcome: 'ok', ms })
  metrics.countStage({ stage: 'summary', outcome: 'failed', ms })
  metrics.countSummaryLookup('miss')
  for (const failure of [null, 'timeout'] as const) {
    metrics.countModelCall({
      model: 'a-model',
      purpose: 'summary',
      inputTokens: 900,
      outputTokens: 100,
      costMicroUsd: 40,
      failure,
      milliseconds: ms,
    })
  }
  metrics.countCostRefusal('visitors')
  metrics.countTask({ task: 'history', hasFailed: false, ms })
  metrics.countTranscript({
    code: 'YOUTUBE_BLOCKED',
    attempts: [{ source: 'ANDROID', outcome: 'ADDRESS_BLOCKED' }],
    ms,
  })
  metrics.countTranscript({ code: 'OK', attempts: [{ source: 'IOS', outcome: 'OK' }], ms })
  metrics.countBillingAlarm('amount-mismatch')
  metrics.countQuestion('answered')
}
