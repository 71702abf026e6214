import { contact } from '#messages/contact.ts'
import { pageNames } from '#messages/page-names.ts'
import { planIds, plans } from '#product/plans.ts'
import { showPageDialog } from '#web/session/page-dialog.ts'
import { Button } from '#web/ui/button.tsx'
import { useHydrated } from '#web/ui/use-page-phase.ts'
import { Closing, ItemGrid, PageFrame, Section } from './page-frame.tsx'

/** The time to an answer on each plan, and our hours. */
const times = [
  ...planIds.map((id) => ({ of: plans[id].name, time: contact.within(plans[id].supportHours) })),
  { of: contact.hoursHeading, time: contact.hours },
]

/** The page with our addresses, the time to an answer, and the subjects that we can help with. */
export function ContactPage() {
  const { topics, closing } = contact
  return (
    <PageFrame {...contact}>
      <div className="grid gap-x-10 md:grid-cols-2">
        <Section id="mail" heading={contact.mailHeading}>
          <p className="mt-4 max-w-[60ch] text-pretty text-muted">{contact.mailNote}</p>
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
            <Button aria-haspopup="dialog" onClick={() => showPageDialog({ name: 'help' })}>
              {contact.formLabel}
            </Button>
            <SupportAddress />
          </div>
        </Section>
        <Section id="times" heading={contact.timesHeading}>
          <dl className="mt-6 border-t border-line">
            {times.map(({ of, time }) => (
              <div key={of} className="flex justify-between gap-6 border-b border-line py-3">
                <dt className="font-medium">{of}</dt>
                <dd className="text-muted tabular-nums">{time}</dd>
              </div>
            ))}
          </dl>
        </Section>
      </div>
      <Section id="topics" heading={contact.topicsHeading}>
        <ItemGrid items={topics} columns={3} />
      </Section>
      <Closing
        {...closing}
        links={[
          { to: '/faq', label: closing.faq },
          { to: '/how-it-works', label: pageNames.howItWorks },
        ]}
      />
    </PageFrame>
  )
}

/** The address of the operator, which the server writes into the root element where one is set. */
function SupportAddress() {
  const isHydrated = useHydrated()
  const address = isHydrated ? (document.documentElement.dataset['support'] ?? '') : ''
  if (!address.includes('@')) return null
  return (
    <a href={`mailto:${address}`} className="font-serif text-xl text-accent underline underline-offset-2">
      {address}
    </a>
  )
}
