import type { FastifyInstance } from 'fastify'

/**
 * Reads all requests that have come in before it answers the first of them. Reading and answering in turns makes the
 * process and its callers give way to each other at every answer, which costs half as much again under load.
 * Register before other hooks.
 */
export function takeInBeforeAnswering(app: FastifyInstance): void {
  let waiting: (() => void)[] = []
  const goOn = (): void => {
    const came = waiting
    waiting = []
    for (const done of came) done()
  }
  app.addHook('onRequest', (_request, _reply, done) => {
    if (waiting.push(done) === 1) setImmediate(goOn)
  })
}
