import { Section } from '../page/section.tsx'
import { KeyList } from './key-list.tsx'

/** The part of the account page about API keys. */
export function KeysSection() {
  return (
    <Section title="API keys" text="A key lets a program use your account. It shares your allowance.">
      <KeyList />
    </Section>
  )
}
