import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalMailbox, emailProblem, normalizeEmail } from '#product/email.ts'

describe('an address', () => {
  it.each([
    'x@gmail.com.',
    'X@GMail.com',
    ' x@gmail.com\u00a0',
    'ｘ＠ｇｍａｉｌ．ｃｏｍ',
    'x@gmail｡com',
    'x\u200b@gmail.com',
    '\u2068x@gmail.com\u2069',
    '\ufeffx@gmail.com',
    'x\u00ad@gmail.com',
    'x@gmail.com\ufe0f',
    'mailto:x@gmail.com',
    'MAILTO:x@gmail.com?subject=Hello',
    'mailto\uff1ax@gmail.com',
    '\u{1d4cd}@gmail.com',
    '<x@gmail.com>',
    '"Ada, of London" <X@gmail.com>',
    'Ada <mailto:x@gmail.com>;',
    'mailto:x%40gmail.com',
    'x@gmail.com,',
    'x@gmail.com; ',
    'x@gmail.com..',
    "'x@gmail.com'",
    '“x@gmail.com”,',
    '(x@gmail.com).',
  ])('has one normal form: %s', (typed) => {
    expect(normalizeEmail(typed)).toBe('x@gmail.com')
    expect(emailProblem(typed)).toBeNull()
  })

  it.each([
    'ada@bücher.example',
    'ada@BÜCHER.example',
    'ada@bu\u0308cher.example.',
    'ada@xn--bcher-kva.example',
    'ada@bücher。example',
  ])('has its domain as the DNS has it: %s', (typed) => {
    expect(normalizeEmail(typed)).toBe('ada@xn--bcher-kva.example')
  })

  it('keeps what tells mailboxes apart', () => {
    expect(normalizeEmail('a.da+films@example.org')).toBe('a.da+films@example.org')
    expect(normalizeEmail("o'neil@example.org")).toBe("o'neil@example.org")
    expect(normalizeEmail('x%40y@example.org')).toBe('x%40y@example.org')
    expect(normalizeEmail('jürgen@example.org')).toBe('jürgen@example.org')
    expect(normalizeEmail('jürgen@example.org')).toBe('jürgen@example.org')
  })

  it.each([
    '',
    'ada',
    'ada@example',
    'ada@example.',
    'a b@example.org',
    '@example.org',
    'mailto:',
    'ada@example..org',
    'ada@.example.org',
    'ada@example.org, bo@example.org',
    'ada@example.org\nbcc: bo@example.org',
  ])('is none: %j', (typed) => {
    expect(emailProblem(typed)).not.toBeNull()
  })

  it('in its normal form stays as it is, whatever was typed', () => {
    const part = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(
        '@',
        '.',
        'mailto:',
        'İ',
        'ß',
        'ﬁ',
        '。',
        '\u200d',
        'xn--',
        '+',
        '?',
        '<',
        '>',
        '"',
        '(',
        ')',
        ',',
        ';',
        '%40',
      ),
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const once = normalizeEmail(parts.join(''))
        expect(normalizeEmail(once)).toBe(once)
      }),
      { numRuns: 3000, examples: [[['mailto:', '@', ' ', '?']], [['a@b.c', ' ', '.']]] },
    )
  })
})

describe('the mailbox behind an address', () => {
  it.each(['x.y+1@gmail.com', 'xy@googlemail.com.', 'Ｘy+z@gmail.com', 'mailto:x.y@gmail.com'])(
    'is one, however the address is spelt: %s',
    (typed) => {
      expect(canonicalMailbox(typed)).toBe('xy@gmail.com')
    },
  )

  it('has the dots of its name elsewhere', () => {
    expect(canonicalMailbox('x.y+1@example.org')).toBe('x.y@example.org')
  })
})
