import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { firstLanguage } from '#product/interface-languages.ts'
import { shopWords } from '#tests/setup/shop-words.ts'
import { parseCatalogue, readCatalogues, stepsOf, textsOf } from '../../../scripts/messages/catalogue.ts'
import { folders } from '../../../scripts/messages/compile-all.ts'

/** The sections that only pages, dialogs and emails of a shop have, and what a caller with a limit sees. */
const ofShop =
  /^(?:billingTexts|checkout|demoBilling|contact|paywall|plan[A-Z]\w+|paymentOutcomes|pricing|receiptTexts|terms|guide|locked|quotaLine|emailDialog|formatLinks)$/

/** Messages that a server without plans never shows, by the reason. */
const neverShown: Readonly<Record<string, RegExp>> = {
  'the row is left out':
    /^(?:accountSections\.(?:plan|comeBack)|adminUsers\.(?:plan|subscribed)|accountMenu\.upgrade|setupTexts\.(?:says|help)\.selling)$/,
  'the part of the page, or its row, is left out':
    /^(?:questionGroups\.pricing-and-plans\..*|retentionTexts\.(?:entitlements|subscriptions|billing_\w+)\..*|heads\.names\.pricing)$/,
  'nobody has such a limit':
    /^(?:summaryList\.beyond|transcriptList\.beyond|listTexts\.plans|questionTexts\.viewPlans|collectionView\.fileWithPlan|withoutModelTexts\.(?:plansHaveOwn|seePlans))$/,
  'no subscription runs': /^accountMails\.deletion\.plan(?:Ends|Renews)$/,
  'no call answers with it':
    /^(?:problemTexts\.(?:PAYMENT_INVALID|PAYMENT_PROVIDER_\w+|ALREADY_SUBSCRIBED|NOTHING_TO_\w+)\.|panelTexts\.(?:oneMore|plans|signIn)$)/,
  'it is about a video that YouTube sells': /^problemTexts\.PAYMENT_NEEDED\./,
}

function readWithoutPlans(tag: string): ReadonlyMap<string, string> {
  const file = path.join(folders.messages, 'without-plans', `${tag}.arb`)
  return existsSync(file) ? parseCatalogue(readFileSync(file, 'utf8')).texts : new Map()
}

const english = textsOf(readCatalogues(folders.messages, firstLanguage).values())
const englishWithoutPlans = readWithoutPlans(firstLanguage)

/** The messages of a language that a server without plans has, with English for what the language lacks. */
function messagesOf(tag: string): { key: string; text: string; isEnglish: boolean }[] {
  const own = textsOf(readCatalogues(folders.messages, tag).values())
  const ownWithoutPlans = readWithoutPlans(tag)
  return [...english.keys()]
    .filter((key) => !ofShop.test(stepsOf(key)[0] ?? ''))
    .map((key) => {
      const hasOther = englishWithoutPlans.has(key)
      const text = (hasOther ? ownWithoutPlans : own).get(key)
      const inEnglish = (hasOther ? englishWithoutPlans : english).get(key) ?? ''
      return { key, text: text ?? inEnglish, isEnglish: text === undefined }
    })
}

describe('without plans', () => {
  it.each(Object.entries(shopWords))(
    'no message of a page, an email or a failure has a word of a shop in %s',
    (tag, words) => {
      const found = messagesOf(tag)
        .filter(({ text, isEnglish }) => (isEnglish ? shopWords.en : words).test(text))
        .filter(({ key }) => !Object.values(neverShown).some((keys) => keys.test(key)))
      expect(found).toEqual([])
    },
  )
})
