import { plans } from '#product/plans.ts'
import type { EmailContent, EmailPart } from '#server/lib/mail/email-content.ts'
import { writeHtml } from '#server/lib/mail/write-html.ts'
import { writeText } from '#server/lib/mail/write-text.ts'
import type { Mail } from '#server/ports/mailer.ts'
import type { PlanChange } from '../ledger/plan-change.ts'
import { inRupees } from '../receipts/receipt-page.ts'

/** The buyers are in India; so are the days of their plans. */
const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'Asia/Kolkata' })
const onDay = (ms: number): string => day.format(new Date(ms))

type Wording = { subject: string; lines: readonly string[] }

/** The email about a change of a plan. `publicUrl` is the origin of the pages, `null` when unknown. */
export function planEmail(
  to: string,
  { change, isDemo }: { change: PlanChange; isDemo: boolean },
  publicUrl: string | null,
): Mail {
  const { subject, lines } = wordingOf(change)
  const demo = isDemo ? ['This is a demonstration: nothing is charged.'] : []
  const parts: EmailPart[] = [...lines, ...demo].map((text) => ({ kind: 'paragraph', text }))
  if (publicUrl !== null)
    parts.push({ kind: 'action', label: 'Open your account', url: `${publicUrl}/account` })
  const content: EmailContent = {
    preview: lines[0] ?? subject,
    heading: subject,
    parts,
    reason:
      "You get this email because it's about a Précis plan for your address. If you didn't expect it, please tell us through the help form.",
  }
  return { to, subject, text: writeText(content), html: writeHtml(content), code: null }
}

function wordingOf(change: PlanChange): Wording {
  const { name } = plans[change.plan]
  switch (change.kind) {
    case 'started':
      return startedWording(name, change)
    case 'changed': {
      const refund = change.credit > 0 ? ` We refund ${inRupees(change.credit)} of your last month.` : ''
      return {
        subject: `Your plan is now ${name}`,
        lines: [
          `${name} replaces ${plans[change.from].name} and costs ${inRupees(change.price)} per month.${refund}`,
        ],
      }
    }
    case 'scheduled': {
      const next = plans[change.next].name
      return {
        subject: change.next === change.plan ? `${name} goes on` : `${next} follows ${name}`,
        lines: [`${name} stays until ${onDay(change.until)}, then ${next} begins.`],
      }
    }
    case 'cancelled':
      return {
        subject: `${name} is cancelled`,
        lines: [`${name} stays until ${onDay(change.until)}. You won't be charged again.`],
      }
    case 'resumed':
      return resumedWording(name, change.renewsAt)
    case 'renewal-failed':
      return {
        subject: `We couldn't renew ${name}`,
        lines: [
          `Your payment didn't go through. We'll try again; without it, ${name} ends on ${onDay(change.until)}.`,
          'Please check your card, or the mandate with your bank.',
        ],
      }
    case 'ended':
      return {
        subject: `${name} has ended`,
        lines: ["You have the free plan now, and you won't be charged again. You can come back at any time."],
      }
    case 'returned':
  }
  return {
    subject: `A payment of ${inRupees(change.amount)} is refunded`,
    lines: [
      `Someone paid for ${name} for your address without signing in. Your address already has a plan, so we're refunding the payment in full. Your plan hasn't changed.`,
    ],
  }
}

function startedWording(
  name: string,
  { price, renewsAt }: { price: number; renewsAt: number | null },
): Wording {
  const renewal = renewsAt === null ? '' : ` and renews on ${onDay(renewsAt)}`
  return {
    subject: `${name} is active`,
    lines: [
      `${name} costs ${inRupees(price)} per month${renewal}. You can cancel at any time.`,
      'Sign in with this address to use it.',
    ],
  }
}

function resumedWording(name: string, renewsAt: number | null): Wording {
  const renewal = renewsAt === null ? '' : ` It renews on ${onDay(renewsAt)}.`
  return {
    subject: `${name} continues`,
    lines: [`The cancellation of ${name} was undone. Nothing was charged for that.${renewal}`],
  }
}
