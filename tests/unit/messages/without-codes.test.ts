import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { firstLanguage } from '#product/interface-languages.ts'
import { parseCatalogue, readCatalogues, textsOf } from '../../../scripts/messages/catalogue.ts'
import { folders } from '../../../scripts/messages/compile-all.ts'

/** The codes to sign in with; a program's code, and that of a failure, are others. */
const ofCodes =
  /sign-?in codes?|six-digit|codes? to sign in|\b(?:you|me|with) a code|the code that we|code we email|code from an email/i
/** Messages that a site without codes never shows: forms and emails for codes, and a row. */
const neverShown =
  /^(?:signIn\.(?:description\w*|sendCode|code\w*|resend\w*)|signInFailures\.\w+|accountMails\.code\.\w+|problemTexts\.CODE_\w+\.\w+|retentionTexts\.login_codes\.\w+)$/

it('no message of a site without codes speaks of a code to sign in', () => {
  const file = readFileSync(path.join(folders.messages, 'without-codes/en.arb'), 'utf8')
  const withoutCodes = parseCatalogue(file).texts
  const withCodes = textsOf(readCatalogues(folders.messages, firstLanguage).values())
  const found = [...withCodes.keys()]
    .filter((key) => !neverShown.test(key))
    .filter((key) => ofCodes.test(withoutCodes.get(key) ?? withCodes.get(key) ?? ''))
  expect(found).toEqual([])
  // The list of words finds those that another text stands in for.
  const replaced = [...withoutCodes.keys()].filter((key) => ofCodes.test(withCodes.get(key) ?? ''))
  expect(replaced.length).toBeGreaterThanOrEqual(withoutCodes.size - 2)
})
