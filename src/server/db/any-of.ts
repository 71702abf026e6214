import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

/**
 * Some ids for `=`, as one parameter, whatever their number. As an array they are looked up one by one; as a subquery the planner
 * expects many and may read the whole table.
 */
export function anyOf(ids: readonly string[]): SQL {
  return sql`any(array(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid))`
}
