import { describe, expect, it } from 'vitest'
import { codeEmail } from '#server/features/accounts/sign-in/codes.ts'
import { writeText, writeHtml } from '#server/lib/mail/email-content.ts'
import type { EmailContent } from '#server/lib/mail/email-content.ts'

const nasty = '<img src=x onerror="alert(1)"> & "quoted"'
const email: EmailContent = {
  preview: `preview ${nasty}`,
  heading: `heading ${nasty}`,
  parts: [
    { kind: 'paragraph', text: `paragraph ${nasty}` },
    { kind: 'code', code: `code ${nasty}` },
    { kind: 'facts', rows: [[`name ${nasty}`, `value ${nasty}`]] },
    { kind: 'action', label: `label ${nasty}`, url: 'https://precis.example/?a=1&b="><script>' },
    { kind: 'quote', text: `first line\nsecond line ${nasty}` },
  ],
  reason: `reason ${nasty}`,
}

describe('an email', () => {
  it('has all words in both forms, and no markup of anybody else', () => {
    const [text, html] = [writeText(email), writeHtml(email)]
    for (const word of ['heading', 'paragraph', 'code', 'name', 'value', 'label', 'second line', 'reason']) {
      expect(text).toContain(`${word} ${nasty}`)
      expect(html).toContain(`${word} &lt;img src=x onerror=`)
    }
    expect(html).not.toMatch(/<(?:img|script)/)
    expect(html).toContain('preview &lt;img')
  })

  it('keeps the lines of a quote, marked as one', () => {
    expect(writeText(email)).toContain('> first line\n> second line')
  })

  it('fetches nothing, and has no address that it was not given', () => {
    const html = writeHtml(email)
    expect(html).not.toMatch(/\bsrc\s*=\s*["']|url\(|@import|<link|<iframe|<object/)
    const addresses = [...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address)
    expect(addresses).toEqual(['https://precis.example/?a=1&amp;b=&quot;&gt;&lt;script&gt;'])
  })
})

describe('the email with a code', () => {
  const mail = codeEmail('ada@example.com', '042917', 10)

  it('has the code in both forms, and not in its subject, which is shown on locked screens', () => {
    expect(mail).toMatchObject({ to: 'ada@example.com', code: '042917' })
    expect(mail.text).toContain('042917')
    expect(mail.html).toContain('>042917<')
    expect(mail.subject).not.toMatch(/\d/)
    expect(mail.text).toContain('10 minutes')
  })

  it('has no link, so that a program that follows links uses nothing up', () => {
    expect(`${mail.html}${mail.text}`).not.toMatch(/https?:|href/)
  })
})
