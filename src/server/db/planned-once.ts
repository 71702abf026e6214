import type { Orm } from './database.ts'

/**
 * Keeps a statement that `prepare` builds under a name of its own, one for each pool or transaction: it is put together
 * once, and each connection plans it once. What an index depends on has to stand in it as a constant, since a plan that
 * is made for all values knows none of them.
 */
export function plannedOnce<Statement>(prepare: (orm: Orm) => Statement): (orm: Orm) => Statement {
  const statements = new WeakMap<Orm, Statement>()
  return (orm) => {
    const known = statements.get(orm)
    if (known !== undefined) return known
    const statement = prepare(orm)
    statements.set(orm, statement)
    return statement
  }
}
