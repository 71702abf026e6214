import { sql } from '#server/db/sql.ts'
import type { AccountHook } from '#server/features/accounts/service.ts'

/**
 * The quota of an account. A browser that signs in is charged with its account from then on; its earlier use
 * still counts there as well.
 */
export const quotaHook: AccountHook = {
  name: 'allowance',
  rowsOfVisitor: (visitorId) => sql`
    select from reservations where person_id = (select person_id from visitors where id = ${visitorId})
    union all
    select from question_reservations where person_id = (select person_id from visitors where id = ${visitorId})`,
  mergeVisitor: async (tx, { visitorId, userId }) => {
    await tx.execute(sql`
      update reservations set person_id = (select person_id from users where id = ${userId})
      where person_id = (select person_id from visitors where id = ${visitorId})`)
    await tx.execute(sql`
      update question_reservations set person_id = (select person_id from users where id = ${userId})
      where person_id = (select person_id from visitors where id = ${visitorId})`)
  },
  export: async (db, userId) => {
    const { rows } = await db.execute(sql`
      select reservations.subject as "summaryOf", reservations.state, reservations.created_at as "createdAt"
      from reservations join users on users.person_id = reservations.person_id
      where users.id = ${userId} order by reservations.created_at`)
    const asked = await db.execute(sql`
      select counted.state, counted.created_at as "askedAt"
      from question_reservations as counted join users on users.person_id = counted.person_id
      where users.id = ${userId} order by counted.created_at`)
    return [...rows, ...asked.rows]
  },
  // Another account of the same mailbox keeps the reservations.
  purge: async (tx, userId) => {
    const person = sql`(select person_id from users where id = ${userId} and not exists (
      select from users as other where other.person_id = users.person_id and other.id <> users.id))`
    await tx.execute(sql`delete from reservations where person_id = ${person}`)
    await tx.execute(sql`delete from question_reservations where person_id = ${person}`)
  },
}
