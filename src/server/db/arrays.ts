import { sql } from './sql.ts'
import type { Sql } from './sql.ts'

/** An array of texts as one parameter, whatever their number. */
export function textArray(values: readonly string[]): Sql {
  return sql`array(select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`
}

/**
 * An array of ids as one parameter, as in `id = any(…)`: they are looked up one by one, where a subquery makes the planner expect
 * many, so that it may read the whole table.
 */
export function idArray(ids: readonly string[]): Sql {
  return sql`array(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)`
}
