import { heads } from '#messages/heads.ts'
import { languageTag } from '#messages/language.ts'
import { languagePath } from '#product/interface-languages.ts'
import { planIds, plans } from '#product/plans.ts'
import { unknownOrigin } from '#product/site-address.ts'
import { allowanceText } from '#web/content/plan-lines.ts'
import type { Question } from '#web/content/prose.ts'

/** The address of a file of ours, or of a page in the first language. */
export function addressOf(path: string): string {
  return `${unknownOrigin}${path}`
}

/** The address of a page in a language, by default that of these pages. */
export function pageUrl(path: string, tag: string = languageTag): string {
  const base = languagePath(tag)
  return addressOf(base !== '' && path === '/' ? base : base + path)
}

const siteId = { '@id': addressOf('/#site') }
const publisherId = { '@id': addressOf('/#publisher') }

/** The publisher of these pages. */
export function organization(): JsonLdNode {
  return {
    '@type': 'Organization',
    ...publisherId,
    name: 'Précis',
    url: addressOf('/'),
    logo: addressOf('/icon-512.png'),
    contactPoint: { '@type': 'ContactPoint', contactType: 'customer support', url: pageUrl('/contact') },
  }
}

/** The site as a whole. */
export function webSite(description: string): JsonLdNode {
  return {
    '@type': 'WebSite',
    ...siteId,
    name: 'Précis',
    url: pageUrl('/'),
    description,
    inLanguage: languageTag,
    publisher: publisherId,
  }
}

/** The position of a page: under the home page. */
export function breadcrumbs(path: string, name: string): JsonLdNode {
  const steps = [
    { name: heads.names.home, path: '/' },
    { name, path },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: pageUrl(step.path),
    })),
  }
}

/** Questions with their answers, without the links in them. */
export function faqPage(questions: readonly Question[]): JsonLdNode {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    })),
  }
}

type ArticleText = {
  path: string
  heading: string
  description: string
  published: string
  modified: string
  card: string
}

/** An article of the blog. */
export function article(words: ArticleText): JsonLdNode {
  return {
    '@type': 'BlogPosting',
    headline: words.heading,
    description: words.description,
    datePublished: words.published,
    dateModified: words.modified,
    image: addressOf(words.card),
    inLanguage: languageTag,
    author: { '@type': 'Organization', name: 'Précis', url: pageUrl('/about') },
    publisher: organization(),
    mainEntityOfPage: pageUrl(words.path),
  }
}

/** The product for sale, with a price a month for each plan. */
export function product(description: string, card: string): JsonLdNode {
  return {
    '@type': 'Product',
    name: 'Précis',
    description,
    image: addressOf(card),
    brand: { '@type': 'Brand', name: 'Précis' },
    offers: planIds.map((id) => {
      const price = plans[id].price / 100
      return {
        '@type': 'Offer',
        name: plans[id].name,
        description: allowanceText(plans[id]),
        url: pageUrl('/pricing'),
        price,
        priceCurrency: 'INR',
        availability: 'https://schema.org/InStock',
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price,
          priceCurrency: 'INR',
          unitCode: 'MON',
          billingIncrement: 1,
        },
      }
    }),
  }
}

/** The text of an answer without its links. */
export function plainText(words: string): string {
  return words.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')
}

/** A node of JSON-LD as schema.org describes it, with its kind under `@type`. */
export type JsonLdNode = Readonly<{ '@type': string; [property: string]: unknown }>
