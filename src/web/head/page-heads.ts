import { escapeUTF8 } from 'entities'
import { about } from '#messages/about.ts'
import { alternatives } from '#messages/alternatives.ts'
import { contact } from '#messages/contact.ts'
import { developers } from '#messages/developers.ts'
import { extensionPage } from '#messages/extension-page.ts'
import { heads } from '#messages/heads.ts'
import { homeDescription } from '#messages/home-description.ts'
import { home } from '#messages/home.ts'
import { languageTag } from '#messages/language.ts'
import { pricing as pricingTexts } from '#messages/pricing.ts'
import { privacy } from '#messages/privacy.ts'
import { scorecard } from '#messages/scorecard.ts'
import { terms } from '#messages/terms.ts'
import { interfaceLanguages, languagePath } from '#product/interface-languages.ts'
import { hasPlans } from '#product/offers.ts'
import { plans } from '#product/plans.ts'
import { isOffered } from '#product/shop-pages.ts'
import { faq } from '#web/content/faq.ts'
import { features } from '#web/content/features.ts'
import { guide } from '#web/content/guide.ts'
import { howItWorks } from '#web/content/how-it-works.ts'
import { priceText } from '#web/text/numbers.ts'
import {
  addressOf,
  article,
  breadcrumbs,
  faqPage,
  organization,
  pageUrl,
  product,
  webSite,
} from './structured-data.ts'
import type { JsonLdNode } from './structured-data.ts'

/** The address of the feed of the blog. */
export const feedPath = '/blog/feed.xml'

/** The metadata of a page for search engines and link previews. */
export type PageHead = {
  path: string
  title: string
  description: string
  /** The text on its preview card. */
  card: { title: string; kicker: string; text: string }
  kind: 'website' | 'article'
  structuredData: readonly JsonLdNode[]
}

type PageText = { title: string; description: string; heading: string }

const { names } = heads
const pricing = { ...pricingTexts, description: pricingTexts.description(priceText(plans.pro.price)) }

const allHeads: readonly PageHead[] = [
  {
    path: '/',
    title: home.title,
    description: homeDescription,
    card: { title: home.heading, kicker: '', text: home.lead },
    kind: 'website',
    structuredData: [organization(), webSite(homeDescription)],
  },
  head('/features', names.features, features),
  head('/how-it-works', names.howItWorks, howItWorks),
  head('/pricing', names.pricing, pricing, [product(pricing.description, cardOf('/pricing'))]),
  head('/faq', names.faq, faq, [faqPage(faq.categories.flatMap(({ questions }) => questions))]),
  head('/alternatives', names.alternatives, alternatives),
  head('/score', names.score, scorecard),
  head('/extension', names.extension, extensionPage),
  head('/developers', names.developers, developers),
  head('/about', names.about, about),
  head('/contact', names.contact, contact),
  {
    ...head(guide.path, names.guide, guide, [article({ ...guide, card: cardOf(guide.path) })]),
    kind: 'article',
  },
  head('/privacy', names.privacy, privacy),
  head('/terms', names.terms, terms),
]

/** The heads of all pages that may stand in a search engine; a page without one is not indexed. */
export const pageHeads = allHeads.filter(({ path }) => isOffered(path, hasPlans))

/** The address of a page's picture in this language. */
function cardOf(path: string): string {
  return languagePath(languageTag) + cardPath(path)
}

/** The path of a page's picture among the files of a language. */
export function cardPath(path: string): string {
  return `/cards/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`
}

function head(
  path: string,
  name: string,
  words: PageText,
  structuredData: readonly JsonLdNode[] = [],
): PageHead {
  const { title, description, heading } = words
  return {
    path,
    title: `${title} | Précis`,
    description,
    card: { title: heading, kicker: name === heading ? '' : name, text: description },
    kind: 'website',
    structuredData: [...structuredData, breadcrumbs(path, name)],
  }
}

/**
 * The metadata of a page as tags. They say `data-page`, so that they can be taken out when another page
 * is shown in the same document.
 */
export function headTags(page: PageHead): string {
  const { path, title, description, card, kind, structuredData } = page
  const url = pageUrl(path)
  return [
    tag('meta', { name: 'description', content: description }),
    tag('link', { rel: 'canonical', href: url }),
    ...otherLanguages(path),
    tag('link', { rel: 'alternate', type: 'application/atom+xml', title: 'Précis', href: feedPath }),
    tag('meta', { property: 'og:site_name', content: 'Précis' }),
    tag('meta', { property: 'og:type', content: kind }),
    tag('meta', { property: 'og:title', content: title }),
    tag('meta', { property: 'og:description', content: description }),
    tag('meta', { property: 'og:url', content: url }),
    tag('meta', { property: 'og:image', content: addressOf(cardOf(path)) }),
    tag('meta', { property: 'og:image:width', content: '1200' }),
    tag('meta', { property: 'og:image:height', content: '630' }),
    tag('meta', { property: 'og:image:alt', content: heads.card(card.title) }),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    `<script type="application/ld+json" data-page>${asJson({ '@context': 'https://schema.org', '@graph': structuredData })}</script>`,
  ].join('')
}

/** The same page in each language, itself among them, and where those go whose language is none of these. */
function otherLanguages(path: string): string[] {
  const tags = interfaceLanguages.map(({ tag: language }) => ({ language, href: pageUrl(path, language) }))
  return [...tags, { language: 'x-default', href: addressOf(path) }].map(({ language, href }) =>
    tag('link', { rel: 'alternate', hreflang: language, href }),
  )
}

function tag(name: 'meta' | 'link', attributes: Readonly<Record<string, string>>): string {
  const text = Object.entries(attributes).map(([key, value]) => `${key}="${escapeUTF8(value)}"`)
  return `<${name} ${text.join(' ')} data-page>`
}

/** No text in it can end the script that it stands in. */
function asJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
}
