import { about } from '#web/content/about.ts'
import { alternatives } from '#web/content/alternatives.ts'
import { contact } from '#web/content/contact.ts'
import { developers } from '#web/content/developers.ts'
import { extensionPage } from '#web/content/extension.ts'
import { faq } from '#web/content/faq.ts'
import { features } from '#web/content/features.ts'
import { guide } from '#web/content/guide.ts'
import { home } from '#web/content/home.ts'
import { howItWorks } from '#web/content/how-it-works.ts'
import { pricing } from '#web/content/pricing.ts'
import { privacy } from '#web/content/privacy.ts'
import { scoreWords } from '#web/content/score.ts'
import { terms } from '#web/content/terms.ts'
import { article, breadcrumbs, faqPage, organization, product, webSite } from './structured-data.ts'
import type { JsonLdNode } from './structured-data.ts'

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

/** The heads of all pages that may stand in a search engine; a page without one is not indexed. */
export const pageHeads: readonly PageHead[] = [
  {
    path: '/',
    title: home.title,
    description: home.description,
    card: { title: home.heading, kicker: '', text: home.lead },
    kind: 'website',
    structuredData: [organization(), webSite(home.description)],
  },
  head('/features', 'Features', features),
  head('/how-it-works', 'How it works', howItWorks),
  head('/pricing', 'Pricing', pricing, [product(pricing.description, cardOf('/pricing'))]),
  head('/faq', 'Questions', faq, [faqPage(faq.categories.flatMap(({ questions }) => questions))]),
  head('/alternatives', 'Alternatives', alternatives),
  head('/score', 'Scorecard', scoreWords),
  head('/extension', 'Browser extension', extensionPage),
  head('/developers', 'Developers', developers),
  head('/about', 'About', about),
  head('/contact', 'Contact', contact),
  {
    ...head(guide.path, 'Guide', guide, [article({ ...guide, card: cardOf(guide.path) })]),
    kind: 'article',
  },
  head('/privacy', 'Privacy', privacy),
  head('/terms', 'Terms', terms),
]

/** Where the picture of a page lies. */
export function cardOf(path: string): string {
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
