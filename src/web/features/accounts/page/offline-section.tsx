import type { ReactNode } from 'react'
import { storedHere } from '#messages/stored-here.ts'
import { Section } from './account-section.tsx'

/** The section about what this browser stores, which visitors see too: it is theirs without an account. */
export function OfflineSection({ children }: { children: ReactNode }) {
  return (
    <Section title={storedHere.title} text={storedHere.text}>
      {children}
    </Section>
  )
}
