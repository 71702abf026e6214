import type { FastifyReply } from 'fastify'

/** A signal that aborts when the caller goes away before its answer is complete, at once for one who left already. */
export function callSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController()
  const abort = (): void => {
    if (!raw.writableFinished) controller.abort(new DOMException('The caller went away', 'AbortError'))
  }
  if (raw.destroyed) abort()
  else raw.once('close', abort)
  return controller.signal
}
