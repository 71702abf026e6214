import type { Mail } from '#server/ports/mailer.ts'
import { inRupees } from './receipt.ts'
import type { Receipt } from './receipt.ts'
import { receiptPage } from './receipt-page.ts'

const names = { receipt: 'receipt', invoice: 'tax invoice', demonstration: 'demonstration' } as const

/** The email with a receipt: the receipt as HTML, its main facts as plain text. */
export function receiptEmail(receipt: Receipt): Mail {
  const { number, planName, total, payment, kind } = receipt
  const amount = inRupees(total)
  return {
    to: receipt.buyer.email,
    subject: `Your ${names[kind]} ${number}`,
    text: [
      kind === 'demonstration' ? 'This is a demonstration. Nothing was charged.' : `You paid ${amount}.`,
      `Précis ${planName}, ${receipt.periodStart.slice(0, 10)} to ${receipt.periodEnd.slice(0, 10)}`,
      `Number: ${number}`,
      `Payment: ${payment}`,
      'You can print it, and cancel at any time, on your account page.',
    ].join('\n\n'),
    html: receiptPage(receipt, 0),
    code: null,
  }
}
