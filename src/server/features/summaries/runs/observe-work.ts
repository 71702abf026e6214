import { AppError } from '#server/lib/app-error.ts'
import { continueTrace } from '#server/lib/tracing.ts'
import type { RunObserver } from '../context.ts'
import type { RunWork } from './run-job.ts'

/** The work of a run, whose stages are counted with the time that they took; in a trace it is a span below the call that asked for it. */
export function observeWork(work: RunWork, { countStage }: RunObserver): RunWork {
  return async (task, { emit, ...options }) => {
    let stage: string | null = null
    let began = performance.now()

    function endStage(outcome: Parameters<RunObserver['countStage']>[0]['outcome']): void {
      const now = performance.now()
      if (stage !== null) countStage({ stage, outcome, ms: now - began })
      began = now
    }

    try {
      const span = { name: 'run', attributes: {} }
      const summaryId = await continueTrace(task.traceparent, span, () =>
        work(task, {
          ...options,
          emit: (event) => {
            // A stage says several times how far it is.
            if (event.event === 'stage' && event.data.stage !== stage) {
              endStage('ok')
              stage = event.data.stage
            }
            emit(event)
          },
        }),
      )
      endStage('ok')
      return summaryId
    } catch (error) {
      endStage(error instanceof AppError ? 'failed' : 'stopped')
      throw error
    }
  }
}
