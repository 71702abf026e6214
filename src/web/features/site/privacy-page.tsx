import { privacy } from '#messages/privacy.ts'
import { retentionPoint } from '#messages/retention-point.ts'
import { retentionTexts } from '#messages/retention-texts.ts'
import { hasPlans, hasSharing, takesCodes } from '#product/offers.ts'
import { retention } from '#product/retention-table.ts'
import { proseSections } from '#web/content/prose.ts'
import { LegalPage } from './legal-page.tsx'

const points = retention
  .filter(
    ({ sweep, tables: [kind] }) =>
      (hasPlans || sweep !== 'billing') &&
      (hasSharing || kind !== 'moments') &&
      (takesCodes || kind !== 'login_codes'),
  )
  .map(({ tables: [kind] }) => retentionPoint(retentionTexts[kind]))

/** With the list of what is stored how long. */
const sections = proseSections({
  ...privacy.sections,
  'how-long': { ...privacy.sections['how-long'], points },
})

/** The page about the stored data, their retention, and the other parties involved. */
export function PrivacyPage() {
  return <LegalPage path="/privacy" {...privacy} sections={sections} />
}
