import { transaction } from '#server/db/transaction.ts'
import { registerAccount } from '#server/features/accounts/service.ts'
import type { Member } from '#server/features/accounts/service.ts'
import { writeAudit } from './audit-repo.ts'
import type { AdminNeeds } from './needs.ts'

/** Makes an account for an address in lower case; one that is there gets the phone, when one is given. */
export async function registerUser(
  { orm }: AdminNeeds,
  admin: Member,
  { email, phone }: { email: string; phone: string | null },
): Promise<{ message: string; isNew: boolean }> {
  const isNew = await transaction(orm, async (tx) => {
    await writeAudit(tx, admin, 'register-user', email)
    return await registerAccount(tx, email, phone)
  })
  return { isNew, message: isNew ? 'User registered successfully' : 'This address was registered already' }
}
