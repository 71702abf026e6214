import { buttonClasses } from '#web/ui/button.tsx'
import { Section } from './section.tsx'

/** All that belongs to the account as one file. */
export function DataSection() {
  return (
    <Section title="Your data" text="Everything that's yours, as one JSON file.">
      <a href="/api/account/export" download className={buttonClasses({ variant: 'secondary' })}>
        Download my data
      </a>
    </Section>
  )
}
