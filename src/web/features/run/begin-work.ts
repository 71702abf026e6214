import { loadLater } from './load-later.ts'
import type { WorkRequest } from './request.ts'
import type { Outcome, SendOptions, Work } from './send-request.ts'

/** Begins to carry out a request once the page has loaded what sends it; without a connection for that it fails. */
export function beginWork(request: WorkRequest, options: SendOptions): Work {
  let isOver = false
  const started = loadLater().then(
    ({ startWork }) => (isOver ? null : startWork(request, options)),
    () => null,
  )
  return {
    outcome: started.then((work) => work?.outcome ?? notStarted(isOver)),
    leave: () => {
      isOver = true
      void started.then((work) => work?.leave())
    },
    cancel: async () => {
      isOver = true
      return (await (await started)?.cancel()) ?? null
    },
  }
}

function notStarted(isOver: boolean): Outcome {
  return isOver ? { result: 'stopped' } : { result: 'failure', reason: { problem: null, cost: 'none' } }
}
