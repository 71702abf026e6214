/** What a statement can carry as a parameter. JSON is given as text, and a list as JSON. */
type Value = string | number | boolean | Date | Uint8Array | null

/**
 * A statement of SQL, or a piece of one: text with the values between its parts, which are sent apart from it. Only `sql` and its
 * neighbours make one, so that a value never becomes text.
 */
export class Sql {
  readonly parts: readonly string[]
  readonly values: Value[]

  constructor(parts: readonly string[], values: Value[]) {
    this.parts = parts
    this.values = values
  }

  /** The statement as PostgreSQL takes it, with `$1` for its first value. */
  get text(): string {
    return this.parts.reduce((text, part, index) => `${text}$${index}${part}`)
  }
}

/** SQL as it is written here; what stands in `${}` is a parameter, or another piece of SQL. */
export function sql(strings: TemplateStringsArray, ...inserted: readonly (Value | Sql)[]): Sql {
  return joinParts(strings, inserted)
}

/** Pieces of SQL, one after the other, with the text of `separator` between them. */
export function joinSql(pieces: readonly Sql[], separator: string): Sql {
  const between = pieces.slice(1).map(() => separator)
  return pieces.length === 0 ? new Sql([''], []) : joinParts(['', ...between, ''], pieces)
}

/** The name of a table or a column. */
export function identifier(name: string): Sql {
  return new Sql([`"${name.replaceAll('"', '""')}"`], [])
}

function joinParts(strings: readonly string[], inserted: readonly (Value | Sql)[]): Sql {
  const parts = [strings[0] ?? '']
  const values: Value[] = []
  for (const [index, piece] of inserted.entries()) {
    const after = strings[index + 1] ?? ''
    if (piece instanceof Sql) {
      const [first = '', ...others] = piece.parts
      parts.push((parts.pop() ?? '') + first, ...others)
      values.push(...piece.values)
      parts.push((parts.pop() ?? '') + after)
    } else {
      parts.push(after)
      values.push(piece)
    }
  }
  return new Sql(parts, values)
}

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
