import type { FastifyReply } from 'fastify'

/** A signal that aborts when the caller goes away before its answer is complete. */
export function callSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort(new DOMException('The caller went away', 'AbortError'))
  })
  return controller.signal
}
