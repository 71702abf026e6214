import { contact as text } from '#messages/contact.ts'
import { planIds, plans } from '#product/plans.ts'

const { closing } = text

/** The page that says how to reach us, with the hours of each plan and the addresses that its links lead to. */
export const contact = {
  ...text,
  times: planIds.map((id) => ({ plan: plans[id].name, hours: text.within(plans[id].supportHours) })),
  closing: {
    ...closing,
    links: [
      { to: '/faq', label: closing.faq },
      { to: '/how-it-works', label: closing.howItWorks },
      { to: '/', label: closing.summarize },
    ],
  },
}
