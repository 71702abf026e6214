import type { ReactNode } from 'react'
import type { CurrentUser } from '#contract/auth.ts'
import { KeysSection } from '../keys/keys-section.tsx'
import { DataSection } from './data-section.tsx'
import { DeletionBanner } from './deletion-banner.tsx'
import { DeletionSection } from './deletion-section.tsx'
import { DevicesSection } from './devices-section.tsx'
import { PlanSection } from './plan-section.tsx'
import { ProfileSection } from './profile-section.tsx'

/** What there is to see and to change of an account. */
export function AccountSections({ user, billing }: { user: CurrentUser; billing: ReactNode }) {
  return (
    <div className="mt-8 space-y-6">
      {user.deletionAt !== null && <DeletionBanner deletionAt={user.deletionAt} />}
      <ProfileSection user={user} />
      <PlanSection user={user}>{billing}</PlanSection>
      <DevicesSection />
      <KeysSection />
      <DataSection />
      {user.deletionAt === null && <DeletionSection email={user.email} />}
    </div>
  )
}
