import { about } from '../content/about.ts'
import { alternatives } from '../content/alternatives.ts'
import { contact } from '../content/contact.ts'
import { faq } from '../content/faq.ts'
import { features } from '../content/features.ts'
import { guide } from '../content/guide.ts'
import { home } from '../content/home.ts'
import { howItWorks } from '../content/how-it-works.ts'
import { pricing } from '../content/pricing.ts'
import { privacy } from '../content/privacy.ts'
import { terms } from '../content/terms.ts'
import type { Thing } from './thing.ts'
import { article, breadcrumbs, faqPage, organization, product, webSite } from './things.ts'

/** What the outside is told about a page: search engines, and whoever shows a link to it. */
export type PageHead = {
  path: string
  title: string
  description: string
  /** The words on its picture. */
  card: { title: string; kicker: string; text: string }
  kind: 'website' | 'article'
  things: readonly Thing[]
}

type PageWords = { title: string; description: string; heading: string }

/** The heads of all pages that may stand in a search engine; a page without one is for whoever has its address. */
export const pageHeads: readonly PageHead[] = [
  {
    path: '/',
    title: home.title,
    description: home.description,
    card: { title: home.heading, kicker: '', text: home.lead },
    kind: 'website',
    things: [organization(), webSite(home.description)],
  },
  head('/features', 'Features', features),
  head('/how-it-works', 'How it works', howItWorks),
  head('/pricing', 'Pricing', pricing, [product(pricing.description, cardOf('/pricing'))]),
  head('/faq', 'Questions', faq, [faqPage(faq.categories.flatMap(({ questions }) => questions))]),
  head('/alternatives', 'Alternatives', alternatives),
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

function head(path: string, name: string, words: PageWords, things: readonly Thing[] = []): PageHead {
  const { title, description, heading } = words
  return {
    path,
    title: `${title} | Précis`,
    description,
    card: { title: heading, kicker: name === heading ? '' : name, text: description },
    kind: 'website',
    things: [...things, breadcrumbs(path, name)],
  }
}
