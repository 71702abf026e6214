import { keptWordsPage, wordsPage } from './words-page.tsx'
import type { Page } from './lazy-page.tsx'

/** Whether this is what goes to browsers, where the words of a page are in its HTML and in no script. */
const isForBrowsers = import.meta.env.PROD && !import.meta.env.SSR

/** The pages that are nothing but words. */
export const featuresPage: Page = isForBrowsers
  ? keptWordsPage
  : wordsPage(async () => (await import('./features/site/features-page.tsx')).FeaturesPage)

export const howItWorksPage: Page = isForBrowsers
  ? keptWordsPage
  : wordsPage(async () => (await import('./features/site/how-it-works-page.tsx')).HowItWorksPage)

export const faqPage: Page = isForBrowsers
  ? keptWordsPage
  : wordsPage(async () => (await import('./features/site/faq-page.tsx')).FaqPage)

export const contactPage: Page = isForBrowsers
  ? keptWordsPage
  : wordsPage(async () => (await import('./features/site/contact-page.tsx')).ContactPage)

export const alternativesPage: Page = isForBrowsers
  ? keptWordsPage
  : wordsPage(async () => (await import('./features/site/alternatives-page.tsx')).AlternativesPage)

export const aboutPage: Page = isForBrowsers
  ? keptWordsPage
  : wordsPage(async () => (await import('./features/site/about-page.tsx')).AboutPage)

export const privacyPage: Page = isForBrowsers
  ? keptWordsPage
  : wordsPage(async () => (await import('./features/site/privacy-page.tsx')).PrivacyPage)

export const termsPage: Page = isForBrowsers
  ? keptWordsPage
  : wordsPage(async () => (await import('./features/site/terms-page.tsx')).TermsPage)

export const guidePage: Page = isForBrowsers
  ? keptWordsPage
  : wordsPage(async () => (await import('./features/site/guide-page.tsx')).GuidePage)
