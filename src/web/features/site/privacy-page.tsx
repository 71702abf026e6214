import { privacy } from '#web/content/privacy.ts'
import { LegalPage } from './legal-page.tsx'

/** What is stored, for how long, and who else is involved. */
export function PrivacyPage() {
  return <LegalPage path="/privacy" {...privacy} />
}
