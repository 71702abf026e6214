import { escapeUTF8 } from 'entities'
import { z } from 'zod'
import { AppError } from '#core/app-error.ts'
import { stateNames } from '#languages/en/state-names.ts'
import { isStateCode } from '#product/indian-states.ts'
import { withZoneName } from '#product/zone-name.ts'
import type { Db } from '#server/db/database.ts'
import { findRow, sql } from '#server/db/sql.ts'
import { mailLanguage, sellerZone } from '#server/lib/written-language.ts'
import type { MailLanguage } from '#server/lib/written-language.ts'
import type { Mail } from '#server/ports/senders.ts'

/** A tax document has dates and amounts as in the seller's country, in Latin digits. */
function localeOf({ tag }: MailLanguage): string {
  return `${tag}-IN-u-nu-latn`
}

function writeDay(at: string, language: MailLanguage): string {
  const day = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: sellerZone })
  return day.format(new Date(at))
}

function nameZone(day: string, at: string, language: MailLanguage): string {
  return withZoneName(day, new Date(at), { locale: localeOf(language), timeZone: sellerZone })
}

const style = `
  body { font: 16px/1.5 system-ui, sans-serif; color: #1a1a1a; background: #fff; max-width: 42rem; margin: 2rem auto; padding: 0 1rem }
  h1 { font: 600 2rem Georgia, serif; margin: 0 0 .25rem }
  dl { display: grid; grid-template-columns: 10rem 1fr; gap: .25rem 1rem; margin: 1.5rem 0 }
  dt { color: #555 } dd { margin: 0; overflow-wrap: anywhere }
  table { width: 100%; border-collapse: collapse; margin: 1.5rem 0 }
  th, td { text-align: start; padding: .5rem 0; border-bottom: 1px solid #ccc }
  td:last-child, th:last-child { text-align: end; font-variant-numeric: tabular-nums }
  tfoot td { font-weight: 600; border-bottom: 2px solid #1a1a1a }
  .note { background: #fff4d6; border: 1px solid #e0b94a; padding: .75rem 1rem }
  @media print { body { margin: 0 } }`

/** A receipt as an HTML page to print or to mail; it loads nothing. `refunded` is in paise. */
export function receiptPage(
  receipt: Receipt,
  refunded: number,
  { language, accountUrl }: { language: MailLanguage; accountUrl?: string | null },
): string {
  const { kind, number, seller, buyer } = receipt
  const words = language.words.receiptTexts
  const heading = words.titles[kind]
  const title = `${heading} ${number}`
  const rows = [
    [words.number, number],
    [words.date, nameZone(writeDay(receipt.issuedAt, language), receipt.issuedAt, language)],
    [words.seller, [seller.name, seller.address].filter((part) => part !== null).join(', ')],
    [words.gstin, seller.gstin],
    [words.buyer, buyer.email],
    [words.state, stateName(buyer.state)],
    [words.buyerGstin, buyer.gstin],
    [words.payment, receipt.payment],
  ].flatMap(([name = null, value = null]) =>
    name === null || value === null || value === '' ? [] : [{ name, value }],
  )
  return `<!doctype html>
<html lang="${language.tag}" dir="${language.direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeUTF8(title)}</title>
<style>${style}</style>
</head>
<body>
<h1>${escapeUTF8(heading)}</h1>
${kind === 'demonstration' ? `<p class="note">${escapeUTF8(words.demo)}</p>` : ''}
<dl>${rows.map(({ name, value }) => `<dt>${escapeUTF8(name)}</dt><dd>${escapeUTF8(value)}</dd>`).join('')}</dl>
${itemTable(receipt, language)}
${linkTo(accountUrl ?? null, language)}
${refunded > 0 ? `<p class="note">${escapeUTF8(words.refunded(inRupees(refunded, language)))}</p>` : ''}
</body>
</html>
`
}

/** The way from an email to the account, where receipts are printed and plans are cancelled. */
function linkTo(accountUrl: string | null, { words }: MailLanguage): string {
  if (accountUrl === null) return ''
  return `<p><a href="${escapeUTF8(accountUrl)}">${escapeUTF8(words.planMails.open)}</a></p>`
}

function itemTable(receipt: Receipt, language: MailLanguage): string {
  const words = language.words.receiptTexts
  const { tax, total } = receipt
  const service = tax === null ? '' : ` (SAC ${tax.serviceCode})`
  const item = `${nameItem(receipt, language)}${service}`
  const lines =
    tax === null
      ? [[item, total] as const]
      : [
          [item, tax.taxable] as const,
          ...tax.lines.map(({ name, percent, amount }) => [`${name} ${percent}%`, amount] as const),
        ]
  const body = lines.map(
    ([name, amount]) => `<tr><td>${escapeUTF8(name)}</td><td>${inRupees(amount, language)}</td></tr>`,
  )
  return `<table>
<thead><tr><th scope="col">${escapeUTF8(words.description)}</th><th scope="col">${escapeUTF8(words.amount)}</th></tr></thead>
<tbody>${body.join('')}</tbody>
<tfoot><tr><td>${escapeUTF8(words.total)}</td><td>${inRupees(total, language)}</td></tr></tfoot>
</table>`
}

/** The plan that was paid for, and from when to when, by the calendar of the seller. */
function nameItem({ planName, periodStart, periodEnd }: Receipt, language: MailLanguage): string {
  const { item } = language.words.receiptTexts
  const text = item(planName, writeDay(periodStart, language), writeDay(periodEnd, language))
  return nameZone(text, periodEnd, language)
}

function stateName(code: string | null): string | null {
  return code !== null && isStateCode(code) ? `${stateNames[code]} (${code})` : null
}

/** The email with a receipt: the receipt as HTML, its main facts as plain text. */
export function receiptEmail(
  receipt: Receipt,
  { language = mailLanguage(null), accountUrl }: { language?: MailLanguage; accountUrl: string | null },
): Mail {
  const { number, total, payment, kind } = receipt
  const words = language.words.receiptTexts
  return {
    to: receipt.buyer.email,
    subject: words.subjects[kind](number),
    text: [
      kind === 'demonstration' ? words.demo : words.paid(inRupees(total, language)),
      nameItem(receipt, language),
      words.numberIs(number),
      words.paymentIs(payment),
      words.hint,
      ...(accountUrl === null ? [] : [accountUrl]),
    ].join('\n\n'),
    html: receiptPage(receipt, 0, { language, accountUrl }),
    code: null,
  }
}

const paise = z.int().nonnegative()

/** The content of a receipt as it was issued: later changes of names, prices or taxes do not change it. */
export const receiptSchema = z.object({
  number: z.string(),
  /** ISO 8601. */
  issuedAt: z.string(),
  kind: z.enum(['receipt', 'invoice', 'demonstration']),
  seller: z.object({ name: z.string(), address: z.string().nullable(), gstin: z.string().nullable() }),
  buyer: z.object({ email: z.string(), state: z.string().nullable(), gstin: z.string().nullable() }),
  planName: z.string(),
  periodStart: z.string(),
  periodEnd: z.string(),
  payment: z.string(),
  /** With taxes. */
  total: paise,
  tax: z
    .object({
      serviceCode: z.string(),
      taxable: paise,
      lines: z.array(
        z.object({ name: z.enum(['CGST', 'SGST', 'IGST']), percent: z.number(), amount: paise }),
      ),
    })
    .nullable(),
})
export type Receipt = z.infer<typeof receiptSchema>

const storedSchema = z.object({ receipt: receiptSchema })

/** An amount in paise, written in rupees with paise and grouped as in India. */
export function inRupees(amount: number, language: MailLanguage): string {
  const rupees = new Intl.NumberFormat(localeOf(language), { style: 'currency', currency: 'INR' })
  return rupees.format(amount / 100)
}

/**
 * A receipt of an account, and how much of its payment was refunded, in paise.
 * @throws AppError `NOT_FOUND`
 */
export async function readReceipt(
  db: Db,
  userId: string,
  number: string,
): Promise<{ receipt: Receipt; refunded: number }> {
  const found = await findRow(
    db,
    storedSchema.extend({ refunded: z.int() }),
    sql`select receipts.content as receipt, payments.refunded
    from receipts join payments on payments.reference = receipts.payment_reference
    where receipts.number = ${number} and receipts.user_id = ${userId}`,
  )
  if (found === null) throw new AppError('NOT_FOUND', "There's no such receipt.")
  return found
}

/** A receipt by its number alone, for its email; `null` for an unknown number. */
export async function findReceipt(db: Db, number: string): Promise<Receipt | null> {
  const found = await findRow(
    db,
    storedSchema,
    sql`select content as receipt from receipts where number = ${number}`,
  )
  return found?.receipt ?? null
}
