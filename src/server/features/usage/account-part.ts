import { sql } from 'drizzle-orm'
import { findPerson } from '#server/features/accounts/service.ts'
import type { AccountPart } from '#server/features/accounts/service.ts'
import { joinPeople } from './join-people.ts'

/** What was used of the allowance: a browser that signs in is counted with its account from then on. */
export const usagePart: AccountPart = {
  name: 'allowance',
  adopt: async (tx, { visitorId, userId }) => {
    const from = await findPerson(tx, { user: null, visitorId })
    const { rows } = await tx.execute<{ personId: string }>(
      sql`select person_id as "personId" from users where id = ${userId}`,
    )
    const into = rows[0]?.personId
    if (from !== null && into !== undefined) await joinPeople(tx, { from, into })
  },
  export: async (orm, userId) => {
    const { rows } = await orm.execute(sql`
      select places.subject as "summaryOf", places.state, places.created_at as "createdAt"
      from places join users on users.person_id = places.person_id
      where users.id = ${userId} order by places.created_at`)
    return rows
  },
  forget: async (tx, userId) => {
    await tx.execute(
      sql`delete from places using users where users.id = ${userId} and places.person_id = users.person_id`,
    )
  },
}
