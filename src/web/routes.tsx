import { page } from './lazy-page.tsx'
import type { Page } from './lazy-page.tsx'
import {
  aboutPage,
  alternativesPage,
  contactPage,
  faqPage,
  featuresPage,
  guidePage,
  howItWorksPage,
  privacyPage,
  termsPage,
} from './words-pages.ts'

export const footerColumns = ['Product', 'Company', 'Legal'] as const

/**
 * Where the shell links to a page: the header, the bar at the bottom of a phone, the menu of whoever is signed in, that
 * of admins, a column of the footer.
 */
type Place = 'header' | 'phone-bar' | 'account-menu' | 'admin-menu' | (typeof footerColumns)[number]

/** What a page may load from others once a person asks for it: the video, the form of the payment. */
export type Outside = 'player' | 'checkout'

/**
 * One page of the site. `source` is its file below `src/web`, which the build looks up in its manifest; `null` is a page
 * of words, which has no script of its own.
 */
export type PageRoute = {
  path: string
  label: string
  places: readonly Place[]
  source: string | null
  /** What its security policy lets in. */
  outside: readonly Outside[]
  /** One page for every address with one part more, such as `/v/{id}`. Never in a search engine. */
  isFamily?: true
  Page: Page
}

/** Every page that is rendered at build time. The shell links to what stands here and to nothing else. */
export const pageRoutes: readonly PageRoute[] = [
  {
    path: '/',
    label: 'Home',
    places: ['header', 'phone-bar', 'Product'],
    source: 'app/pages/home.tsx',
    outside: ['player', 'checkout'],
    Page: page(async () => (await import('./app/pages/home.tsx')).Home),
  },
  {
    path: '/history',
    label: 'History',
    places: ['phone-bar', 'account-menu'],
    source: 'app/pages/history.tsx',
    outside: ['player', 'checkout'],
    Page: page(async () => (await import('./app/pages/history.tsx')).History),
  },
  {
    path: '/transcriptions',
    label: 'Transcriptions',
    places: ['account-menu'],
    source: 'app/pages/transcriptions.tsx',
    outside: ['player', 'checkout'],
    Page: page(async () => (await import('./app/pages/transcriptions.tsx')).Transcriptions),
  },
  {
    path: '/features',
    label: 'Features',
    places: ['header', 'Product'],
    source: null,
    outside: [],
    Page: featuresPage,
  },
  {
    path: '/how-it-works',
    label: 'How It Works',
    places: ['header', 'Product'],
    source: null,
    outside: [],
    Page: howItWorksPage,
  },
  {
    path: '/pricing',
    label: 'Pricing',
    places: ['header', 'phone-bar', 'Product'],
    source: 'app/pages/pricing.tsx',
    outside: ['checkout'],
    Page: page(async () => (await import('./app/pages/pricing.tsx')).Pricing),
  },
  {
    path: '/faq',
    label: 'FAQ',
    places: ['header', 'Product'],
    source: null,
    outside: [],
    Page: faqPage,
  },
  {
    path: '/admin',
    label: 'User management',
    places: ['admin-menu'],
    source: 'app/pages/admin.tsx',
    outside: [],
    Page: page(async () => (await import('./app/pages/admin.tsx')).Admin),
  },
  {
    path: '/alternatives',
    label: 'Alternatives',
    places: ['Product'],
    source: null,
    outside: [],
    Page: alternativesPage,
  },
  {
    path: '/about',
    label: 'About',
    places: ['Company'],
    source: null,
    outside: [],
    Page: aboutPage,
  },
  {
    path: '/contact',
    label: 'Contact',
    places: ['Company'],
    source: null,
    outside: [],
    Page: contactPage,
  },
  {
    path: '/blog/summarize-youtube-videos',
    label: 'Guide to summaries',
    places: ['Company'],
    source: null,
    outside: [],
    Page: guidePage,
  },
  {
    path: '/privacy',
    label: 'Privacy',
    places: ['Legal'],
    source: null,
    outside: [],
    Page: privacyPage,
  },
  {
    path: '/terms',
    label: 'Terms',
    places: ['Legal'],
    source: null,
    outside: [],
    Page: termsPage,
  },
  {
    path: '/v',
    label: 'Summary',
    places: [],
    source: 'app/pages/saved.tsx',
    outside: ['player', 'checkout'],
    isFamily: true,
    Page: page(async () => (await import('./app/pages/saved.tsx')).Saved),
  },
  {
    path: '/s',
    label: 'Shared summary',
    places: [],
    source: 'app/pages/reading.tsx',
    outside: ['player', 'checkout'],
    isFamily: true,
    Page: page(async () => (await import('./app/pages/reading.tsx')).Reading),
  },
  {
    path: '/login',
    label: 'Login',
    places: [],
    source: 'app/pages/login.tsx',
    outside: ['player', 'checkout'],
    Page: page(async () => (await import('./app/pages/login.tsx')).Login),
  },
  {
    path: '/account',
    label: 'Account',
    places: ['account-menu'],
    source: 'app/pages/account.tsx',
    outside: ['player', 'checkout'],
    Page: page(async () => (await import('./app/pages/account.tsx')).Account),
  },
]

/** The page for every address that is none of ours. */
export const notFoundRoute: PageRoute = {
  path: '/404',
  label: 'Not found',
  places: [],
  source: 'app/pages/not-found.tsx',
  outside: [],
  Page: page(async () => (await import('./app/pages/not-found.tsx')).NotFound),
}

/** The pages that the shell links to from a place, in the order of the table. */
export function pagesIn(place: Place): PageRoute[] {
  return pageRoutes.filter(({ places }) => places.includes(place))
}

/** Whether there is a page at a path. */
export function hasPage(path: string): boolean {
  return matchRoute(path) !== notFoundRoute
}

/** The route of a path; `/home` is the home page under another name, and a family has the addresses below it. */
export function matchRoute(path: string): PageRoute {
  const plain = path.replace(/(.)\/+$/, '$1')
  const address = plain === '/home' ? '/' : plain
  const family = /^(\/[^/]+)\/[^/]+$/.exec(address)?.[1]
  return (
    pageRoutes.find(({ path: known, isFamily }) => known === (isFamily === true ? family : address)) ??
    notFoundRoute
  )
}
