import { expect, it } from 'vitest'
import type { Receipt } from '#server/features/billing/receipts/receipt-page.ts'
import { receiptEmail } from '#server/features/billing/receipts/receipt-page.ts'

const receipt: Receipt = {
  number: 'P-2026-000001',
  issuedAt: '2026-03-31T18:30:00.000Z',
  kind: 'receipt',
  seller: { name: 'Précis', address: null, gstin: null },
  buyer: { email: 'ada@example.org', state: null, gstin: null },
  planName: 'Pro',
  periodStart: '2026-03-31T18:30:00.000Z',
  periodEnd: '2026-04-30T18:30:00.000Z',
  payment: 'pay_1',
  total: 299_00,
  tax: null,
}

it('the email with a receipt names the days of its month in India, and whose they are, in both forms', () => {
  const { text, html } = receiptEmail(receipt, { accountUrl: null })
  const month = 'Précis Pro, 1 April 2026 to 1 May 2026 (India Standard Time)'
  expect(text).toContain(month)
  expect(html).toContain(month)
  expect(html).toContain('<dd>1 April 2026 (India Standard Time)</dd>')
})

it('the email with a receipt leads to the account, where it can be printed and the plan be cancelled', () => {
  const accountUrl = 'https://precis.example/account'
  const { text, html } = receiptEmail(receipt, { accountUrl })
  expect(text).toContain(accountUrl)
  expect(html).toContain(`<a href="${accountUrl}">Open your account</a>`)
})
