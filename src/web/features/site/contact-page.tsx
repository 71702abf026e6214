import { Link } from 'react-router'
import { contact as text } from '#messages/contact.ts'
import { planIds, plans } from '#product/plans.ts'
import { showPageDialog } from '#web/session/page-dialog.ts'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { useHydrated } from '#web/ui/use-page-phase.ts'
import { ItemGrid, PageFrame, Section } from './page-frame.tsx'

/** The page about reaching us, with each plan's hours and the addresses of its links. */
const contact = {
  ...text,
  times: planIds.map((id) => ({ plan: plans[id].name, hours: text.within(plans[id].supportHours) })),
  closing: {
    ...text.closing,
    links: [
      { to: '/faq', label: text.closing.faq },
      { to: '/how-it-works', label: text.closing.howItWorks },
      { to: '/', label: text.closing.summarize },
    ],
  },
}

/** The page with our addresses, the time to an answer, and the subjects that we can help with. */
export function ContactPage() {
  const { times, topics, closing } = contact
  return (
    <PageFrame {...contact}>
      <Section id="mail" heading={contact.mailHeading}>
        <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button aria-haspopup="dialog" onClick={() => showPageDialog({ name: 'help' })}>
            {contact.formLabel}
          </Button>
          <SupportAddress />
        </div>
        <p className="mt-2 max-w-[60ch] text-pretty text-muted">{contact.mailNote}</p>
      </Section>
      <div className="grid gap-x-10 md:grid-cols-2">
        <Section id="times" heading={contact.timesHeading}>
          <dl className="mt-6 border-t border-line">
            {times.map(({ plan, hours }) => (
              <div key={plan} className="flex justify-between gap-6 border-b border-line py-3">
                <dt className="font-medium">{plan}</dt>
                <dd className="text-muted tabular-nums">{hours}</dd>
              </div>
            ))}
          </dl>
        </Section>
        <Section id="hours" heading={contact.hoursHeading}>
          <p className="mt-6 border-t border-line pt-3">{contact.hours}</p>
        </Section>
      </div>
      <Section id="topics" heading={contact.topicsHeading}>
        <ItemGrid items={topics} columns={3} />
      </Section>
      <section aria-labelledby="closing" className="mt-20 border-t border-line pt-12 print:hidden">
        <h2 id="closing" className="font-serif text-3xl font-semibold tracking-tight">
          {closing.heading}
        </h2>
        <p className="mt-2 text-lg text-muted">{closing.text}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          {closing.links.map(({ to, label }) => (
            <Link key={to} to={to} className={buttonClasses({ variant: 'secondary' })}>
              {label}
            </Link>
          ))}
        </div>
      </section>
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
