import { z } from 'zod'
import type { Db } from '#server/db/database.ts'
import { findRow, sql } from '#server/db/sql.ts'
import { mailLanguage } from '#server/lib/written-language.ts'
import type { MailLanguage } from '#server/lib/written-language.ts'

const languageRow = z.object({ language: z.string().nullable(), zone: z.string().nullable() })

/** The language of emails to an address: its account's, else the first; with the digests' zone. */
export async function readMailLanguage(db: Db, email: string): Promise<MailLanguage> {
  const found = await findRow(
    db,
    languageRow,
    sql`select interface_language as language, zone from users
      left join digest_settings on digest_settings.user_id = users.id where email = ${email}`,
  )
  return mailLanguage(found?.language ?? null, found?.zone ?? null)
}
