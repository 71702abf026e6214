import { privacy } from '#web/content/privacy.ts'
import { ProsePage } from './prose-page.tsx'

/** What is stored, for how long, and who else is involved. */
export function PrivacyPage() {
  return <ProsePage {...privacy} />
}
