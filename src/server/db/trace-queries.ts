import type { Pool } from 'pg'
import { inChildSpan } from '#server/lib/tracing.ts'

const summaryForm =
  /^\s*(?<verb>\w+)(?:[\s\S]*?\b(?:from|into|update)\s+(?:only\s+)?"?(?<table>[a-z_]\w*(?:"?\."?\w+)?)"?)?/i

/**
 * Gives each query of the pool a span below that of the call or run that makes it. It names what is done and to which table;
 * neither the statement nor its values are in it. Transactions have a span of their own.
 */
export function traceQueries(pool: Pool): void {
  const query: unknown = Reflect.get(pool, 'query')
  if (typeof query !== 'function') return
  const traced = (...given: unknown[]): unknown => {
    const run = (): unknown => Reflect.apply(query, pool, given)
    // With a callback there is no promise to wait for.
    if (typeof given.at(-1) === 'function') return run()
    return inChildSpan('database query', describe(given[0]), async () => await run())
  }
  Reflect.set(pool, 'query', traced)
}

function describe(statement: unknown): Record<string, string> {
  const text =
    typeof statement === 'object' && statement !== null && 'text' in statement ? statement.text : statement
  const { verb = 'query', table } = summaryForm.exec(String(text))?.groups ?? {}
  return {
    'db.system.name': 'postgresql',
    'db.operation.name': verb.toLowerCase(),
    ...(table === undefined ? {} : { 'db.collection.name': table }),
  }
}
