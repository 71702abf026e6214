import { withAsk } from '#core/writing/language-model.ts'
import type { LanguageModel } from '#core/writing/language-model.ts'
import type { PooledDb } from '#server/db/database.ts'
import { traceQueries } from '#server/db/pool.ts'
import type { Log } from '#server/lib/log.ts'
import { inChildSpan } from '#server/lib/tracing.ts'
import type { Settings } from '#server/settings.ts'

/** Traces of this process, where a collector is set. Its packages are loaded then and not before. */
export async function createTracing(
  { otlpEndpoint: endpoint, services }: Pick<Settings, 'otlpEndpoint'> & { services: readonly string[] },
  db: PooledDb,
  log: Log,
): Promise<{ isTraced: boolean; stop: () => Promise<void> }> {
  if (endpoint === null) return { isTraced: false, stop: async () => undefined }
  const { startTracing } = await import('#server/adapters/telemetry/start-tracing.ts')
  let isLogged = false
  const onFailure = (reason: string): void => {
    if (!isLogged) log.warn({ reason }, 'traces cannot be sent to the collector')
    isLogged = true
  }
  const { stop } = startTracing({ endpoint, role: services.join(','), onFailure })
  traceQueries(db.pool)
  return { isTraced: true, stop }
}

/** A model whose calls have spans: the model, its tokens, and never what was asked or answered. */
export function traceModel(model: LanguageModel): LanguageModel {
  const attributes = { 'gen_ai.operation.name': 'chat', 'gen_ai.request.model': model.name }
  return withAsk(model, (call) =>
    inChildSpan('model call', attributes, async (set) => {
      const answer = await model.ask(call)
      set({
        'gen_ai.usage.input_tokens': answer.inputTokens,
        'gen_ai.usage.output_tokens': answer.outputTokens,
      })
      return answer
    }),
  )
}
