import { createContext, runInContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { plans } from '#product/plans.ts'
import { pluralIn } from '../../../messages/plural.ts'
import type { Details } from '../../../scripts/messages/catalogue.ts'
import { folders } from '../../../scripts/messages/compile-all.ts'
import { compileMessage } from '../../../scripts/messages/compile-message.ts'
import { readLanguage } from '../../../scripts/messages/message-language.ts'

const given = (placeholders: Record<string, string | readonly string[]>, isNamed = false): Details => ({
  description: null,
  isNamed,
  placeholders: new Map(
    Object.entries(placeholders).map(([name, type]) => [
      name,
      typeof type === 'string' ? { type, values: null } : { type: 'String', values: type },
    ]),
  ),
})

const element = (type: unknown, { children }: { children: unknown }) => ({ type, children })
const message = z.union([
  z.string(),
  z.custom<(...args: unknown[]) => unknown>((value) => typeof value === 'function'),
])

/** The value of the code of a message. */
async function say(text: string, details: Details, tag = 'en') {
  const language = await readLanguage(folders.messages, tag)
  const { code } = compileMessage(text, details, language)
  const helpers = {
    $plural: pluralIn(tag),
    $number: language.number,
    $list: (items: readonly string[]) => items.join(' & '),
    $jsx: element,
    $jsxs: element,
    Fragment: 'fragment',
  }
  const compiled = message.parse(runInContext(code, createContext(helpers)))
  return (...args: unknown[]): unknown => (typeof compiled === 'string' ? compiled : compiled(...args))
}

describe('a message', () => {
  it('without a placeholder is its text, whatever signs it has', async () => {
    expect((await say("It's `here` \\ and '{braces}'", given({})))()).toBe("It's `here` \\ and {braces}")
  })

  it('takes its arguments in the order in which its placeholders are named, and by name where it says so', async () => {
    const details = { second: 'String', first: 'num' } as const
    expect((await say('{first} of {second}', given(details)))('two', 1)).toBe('1 of two')
    expect((await say('{first} of {second}', given(details, true)))({ first: 1, second: 'two' })).toBe(
      '1 of two',
    )
  })

  it('chooses the form of a count as its language does', async () => {
    const arabic = await say(
      '{n, plural, zero {z} one {o} two {t} few {f {n}} many {m} other {r}}',
      given({ n: 'num' }),
      'ar',
    )
    expect([0, 1, 2, 3, 11, 100].map((count) => arabic(count))).toEqual(['z', 'o', 't', 'f 3', 'm', 'r'])
    const hindi = await say('{n, plural, =1 {just one} one {one} other {more}}', given({ n: 'num' }), 'hi')
    expect([0, 1, 2].map((count) => hindi(count))).toEqual(['one', 'just one', 'more'])
    const english = await say('{n, plural, one {a line} other {# lines}}', given({ n: 'num' }))
    expect([1, 2, 1200].map((count) => english(count))).toEqual(['a line', '2 lines', '1,200 lines'])
  })

  it('chooses by a value, which may have a hyphen, be nothing, or be true', async () => {
    const state = await say(
      '{state, select, not_found {gone} other {there}}',
      given({ state: ['not-found', 'found'] }),
    )
    expect([state('not-found'), state('found')]).toEqual(['gone', 'there'])
    const target = await say('it{target, select, null {} other { is {target}}}', given({ target: 'String?' }))
    expect([target(null), target('x')]).toEqual(['it', 'it is x'])
    const isNew = await say('{isNew, select, true {new} other {old}}', given({ isNew: 'bool' }))
    expect([isNew(true), isNew(false)]).toEqual(['new', 'old'])
  })

  it('writes lists, counts them, joins them by its own words and lowers a name', async () => {
    const list = given({ names: 'List' })
    expect((await say('{names, plural, one {only {names}} other {all of {names}}}', list))(['a', 'b'])).toBe(
      'all of a & b',
    )
    expect((await say('<join>{names} and </join>', list))(['a', 'b', 'c'])).toBe('a and b and c')
    expect((await say('as <lower>{name}</lower>', given({ name: 'String' })))('Verified')).toBe('as verified')
  })

  it('has parts of the page in it where it has tags', async () => {
    const rich = await say(
      'See {page} or <link>ask {name}</link>.',
      given({ page: 'Object', name: 'String', link: 'tag' }),
    )
    expect(rich('PAGE', 'us', (text: string) => `[${text}]`)).toEqual({
      type: 'fragment',
      children: ['See ', 'PAGE', ' or ', '[ask us]', '.'],
    })
  })

  it('has what the product decides written into it, in the right form', async () => {
    const days = await say('{proHistoryDays, plural, one {a day} other {{proHistoryDays} days}}', given({}))
    expect(days()).toBe(`${plans.pro.historyDays} days`)
  })

  it.each([
    ['{count, plural, one {line}}', /no ICU message/],
    ['<link>open', /no ICU message/],
    ['{other} lines', /\{other\} is no placeholder/],
    ['{count, date}', /is written by the page/],
    ['<count>lines</count>', /a value, not a tag/],
    ['{link}', /a tag, not a value/],
  ])('is refused with the reason: %s', async (text, reason) => {
    await expect(say(text, given({ count: 'num', link: 'tag' }))).rejects.toThrow(reason)
  })
})
