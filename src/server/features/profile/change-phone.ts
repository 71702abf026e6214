import type { CurrentUser } from '#contract/auth.ts'
import type { Member } from '#server/features/accounts/service.ts'
import { presentUser } from './present-user.ts'
import type { ProfileNeeds } from './profile-needs.ts'
import { updatePhone } from './repo.ts'

/** Notes the phone number of whoever calls; an empty one forgets it. */
export async function changePhone(needs: ProfileNeeds, member: Member, phone: string): Promise<CurrentUser> {
  await updatePhone(needs.orm, member.user.id, phone === '' ? null : phone)
  return await presentUser(needs, member)
}
