import { sql } from './sql.ts'
import type { Sql } from './sql.ts'

/**
 * Some ids for `=`, as one parameter, whatever their number. As an array they are looked up one by one; as a subquery the planner
 * expects many and may read the whole table.
 */
export function anyOf(ids: readonly string[]): Sql {
  return sql`any(array(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid))`
}
