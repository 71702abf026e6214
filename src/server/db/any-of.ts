import { sql } from './sql.ts'
import type { Sql } from './sql.ts'

/**
 * Some ids for `=`, as one parameter, whatever their number. As an array they are looked up one by one; as a subquery the planner
 * expects many and may read the whole table.
 */
export function anyOf(ids: readonly string[]): Sql {
  return sql`any(${idArray(ids)})`
}

/** The same ids as an array, which has their order. */
export function idArray(ids: readonly string[]): Sql {
  return sql`array(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)`
}

/** Some texts as an array and one parameter. */
export function textArray(values: readonly string[]): Sql {
  return sql`array(select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`
}
