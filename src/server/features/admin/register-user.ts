import { registerAccount } from '#server/features/accounts/service.ts'
import type { Member } from '#server/features/accounts/service.ts'
import { audit } from './audit-repo.ts'
import type { AdminDeps } from './needs.ts'

/** Makes an account for an address in lower case; one that is there gets the phone, when one is given. */
export async function registerUser(
  { orm }: AdminDeps,
  admin: Member,
  { email, phone }: { email: string; phone: string | null },
): Promise<{ message: string; isNew: boolean }> {
  const action = { action: 'register-user', target: email } as const
  const isNew = await audit(orm, admin, action, () => registerAccount(orm, email, phone))
  return { isNew, message: isNew ? 'User registered successfully' : 'This address was registered already' }
}
