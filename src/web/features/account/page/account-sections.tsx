import type { ReactNode } from 'react'
import type { CurrentUser } from '#contract/auth.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { DeletionBanner } from './deletion-banner.tsx'
import { DeletionSection } from './deletion-section.tsx'
import { DevicesSection } from './devices-section.tsx'
import { PlanSection } from './plan-section.tsx'
import { ProfileSection } from './profile-section.tsx'
import { Section } from './section.tsx'

/** What there is to see and to change of an account. */
export function AccountSections({ user, billing }: { user: CurrentUser; billing: ReactNode }) {
  return (
    <div className="mt-8 space-y-6">
      {user.deletionAt !== null && <DeletionBanner deletionAt={user.deletionAt} />}
      <ProfileSection user={user} />
      <PlanSection user={user}>{billing}</PlanSection>
      <DevicesSection />
      <DataSection />
      {user.deletionAt === null && <DeletionSection email={user.email} />}
    </div>
  )
}

/** All that belongs to the account as one file. */
function DataSection() {
  return (
    <Section title="Your data" text="Everything that's yours, as one JSON file.">
      <a href="/api/account/export" download className={buttonClasses({ variant: 'secondary' })}>
        Download my data
      </a>
    </Section>
  )
}
