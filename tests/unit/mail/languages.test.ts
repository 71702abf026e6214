import { describe, expect, it } from 'vitest'
import { interfaceLanguages } from '#product/interface-languages.ts'
import { receiptEmail, receiptPage } from '#server/features/billing/receipts/receipt-page.ts'
import type { Receipt } from '#server/features/billing/receipts/receipt-page.ts'
import { switchedOffContent } from '#server/features/webhooks/emails.ts'
import { writeHtml, writeText } from '#server/lib/mail/email-content.ts'
import type { EmailContent } from '#server/lib/mail/email-content.ts'
import { mailLanguage } from '#server/lib/written-language.ts'

const hindi = mailLanguage('hi')

describe('the language of an email', () => {
  it('is the first one for a tag that is not known', () => {
    expect([null, 'xx', '', 'HI'].map((tag) => mailLanguage(tag).tag)).toEqual(['en', 'en', 'en', 'en'])
    expect(interfaceLanguages.map(({ tag }) => mailLanguage(tag).tag)).toEqual(
      interfaceLanguages.map(({ tag }) => tag),
    )
  })

  it('turns the sides of its HTML around where it is read from the right', () => {
    const content: EmailContent = {
      preview: 'p',
      heading: 'h',
      parts: [
        { kind: 'facts', rows: [['name', 'value']] },
        { kind: 'quote', text: 'quoted' },
      ],
      reason: 'r',
    }
    const sides = (html: string) => html.match(/\b(?:left|right)\b/g)
    const turned = writeHtml({ ...content, language: mailLanguage('ar') })
    expect(turned).toContain('<html lang="ar" dir="rtl">')
    expect(sides(turned)).toEqual(
      sides(writeHtml(content))?.map((side) => (side === 'left' ? 'right' : 'left')),
    )
  })

  it('leaves what others wrote, and addresses, as they run', () => {
    const url = 'https://precis.example/ar/'
    const line = { text: 'He chose it.', state: 'موثّق', time: '9:13', url }
    const content: EmailContent = {
      preview: 'p',
      heading: 'h',
      parts: [
        { kind: 'action', label: 'l', url },
        { kind: 'quote', text: 'Said.' },
        { kind: 'video', title: 'At Rice.', source: 'NASA.', url, gist: 'Kennedy spoke.', lines: [line] },
      ],
      reason: 'r',
    }
    const html = writeHtml({ ...content, language: mailLanguage('ar') })
    expect(html).toContain(`<span dir="ltr">${url}</span>`)
    for (const text of ['Said.', 'At Rice.', 'NASA.', 'Kennedy spoke.', 'He chose it.'])
      expect(html).toMatch(new RegExp(`dir="auto"[^>]*>(?:<a [^>]*>)?${text}`))
  })

  it('names in a notice about a webhook its host alone', () => {
    const content = switchedOffContent({ url: 'https://a.example/secret', reason: 'failing' }, null, hindi)
    expect(writeText(content)).toContain('3 दिनों से a.example तक कुछ नहीं पहुँचा। इसलिए हमने वेबहुक बंद कर दिया।')
    expect(writeHtml(content)).toContain('lang="hi"')
  })
})

describe('a receipt in Hindi', () => {
  const receipt: Receipt = {
    number: 'PI-2627-000001',
    issuedAt: '2026-03-31T18:30:00.000Z',
    kind: 'invoice',
    seller: { name: 'Précis', address: 'Pune', gstin: '27AAAAA0000A1Z5' },
    buyer: { email: 'ada@example.org', state: '27', gstin: null },
    planName: 'Pro',
    periodStart: '2026-03-31T18:30:00.000Z',
    periodEnd: '2026-04-30T18:30:00.000Z',
    payment: 'pay_1',
    total: 1_234_567_00,
    tax: {
      serviceCode: '998439',
      taxable: 1_046_243_22,
      lines: [
        { name: 'CGST', percent: 9, amount: 94_161_89 },
        { name: 'SGST', percent: 9, amount: 94_161_89 },
      ],
    },
  }

  it('has its words in Hindi, and the same numbers and names of taxes', () => {
    const page = receiptPage(receipt, 299_00, { language: hindi })
    expect(page).toContain('<html lang="hi" dir="ltr">')
    for (const words of [
      'टैक्स इनवॉइस PI-2627-000001',
      'Précis Pro, 1 अप्रैल 2026 से 1 मई 2026 तक (भारतीय मानक समय) (SAC 998439)',
      '₹12,34,567.00',
      'CGST 9%',
      '27AAAAA0000A1Z5',
      'इसमें से ₹299.00 आपको वापस किए गए।',
    ])
      expect(page).toContain(words)
    expect(page).not.toMatch(/\b(?:Number|Seller|Buyer|Payment|Amount|Total|State)\b/)
  })

  it('has the same digits in every language', () => {
    for (const { tag } of interfaceLanguages)
      expect(
        receiptPage(receipt, 299_00, { language: mailLanguage(tag) }).match(/(?![0-9])\p{Nd}/gu),
      ).toBeNull()
  })

  it('is mailed so', () => {
    const { subject, text, html } = receiptEmail(receipt, { language: hindi, accountUrl: null })
    expect(subject).toBe('आपका टैक्स इनवॉइस PI-2627-000001')
    expect(text).toContain('आपने ₹12,34,567.00 का भुगतान किया।')
    expect(html).toContain('lang="hi"')
  })
})
