import { about } from '#web/content/about.ts'
import { ProsePage } from './prose-page.tsx'

/** Why this exists and what it promises. */
export function AboutPage() {
  return <ProsePage {...about} />
}
