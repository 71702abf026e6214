import type { ComponentType } from 'react'
import { matchPath } from 'react-router'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import type { LazyPart } from '#web/ui/lazy-part.tsx'

export const footerColumns = ['Product', 'Company', 'Legal'] as const

/** A part of the shell that links to pages. */
type LinkSlot = 'header' | 'phone-bar' | 'account-menu' | 'admin-menu' | (typeof footerColumns)[number]

/** One page of the site. */
export type PageRoute = {
  /** A pattern of the router. A page with a parameter in it is a dynamic route, and never in a search engine. */
  path: string
  label: string
  slots: readonly LinkSlot[]
  Page: LazyPart<object>
}

/** The component that the file of a page exports under `name`. */
function page<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LazyPart<object> {
  return lazyPart(load, name, { kind: 'page', isFetchedAhead: false })
}

const loadCollections = () => import('./pages/collections.tsx')

/**
 * Every page of the site, each rendered at build time; its file stands in page-sources.ts as well. The shell links to
 * these and to nothing else.
 */
export const pageRoutes: readonly PageRoute[] = [
  {
    path: '/',
    label: 'Home',
    slots: ['header', 'phone-bar', 'Product'],
    Page: page(() => import('./pages/home.tsx'), 'Home'),
  },
  {
    path: '/history',
    label: 'History',
    slots: ['phone-bar', 'account-menu'],
    Page: page(() => import('./pages/history.tsx'), 'History'),
  },
  {
    path: '/transcriptions',
    label: 'Transcriptions',
    slots: ['account-menu'],
    Page: page(() => import('./pages/history.tsx'), 'Transcriptions'),
  },
  {
    path: '/collections',
    label: 'Collections',
    slots: ['account-menu'],
    Page: page(loadCollections, 'Collections'),
  },
  {
    path: '/collections/:id',
    label: 'Collection',
    slots: [],
    Page: page(loadCollections, 'CollectionPage'),
  },
  {
    path: '/features',
    label: 'Features',
    slots: ['header', 'Product'],
    Page: page(() => import('./pages/features.tsx'), 'Features'),
  },
  {
    path: '/how-it-works',
    label: 'How It Works',
    slots: ['header', 'Product'],
    Page: page(() => import('./pages/how-it-works.tsx'), 'HowItWorks'),
  },
  {
    path: '/pricing',
    label: 'Pricing',
    slots: ['header', 'phone-bar', 'Product'],
    Page: page(() => import('./pages/pricing.tsx'), 'Pricing'),
  },
  {
    path: '/faq',
    label: 'FAQ',
    slots: ['header', 'Product'],
    Page: page(() => import('#web/features/site/faq-page.tsx'), 'FaqPage'),
  },
  {
    path: '/admin',
    label: 'User management',
    slots: ['admin-menu'],
    Page: page(() => import('./pages/admin.tsx'), 'Admin'),
  },
  {
    path: '/alternatives',
    label: 'Alternatives',
    slots: ['Product'],
    Page: page(() => import('./pages/alternatives.tsx'), 'Alternatives'),
  },
  {
    path: '/score',
    label: 'Scorecard',
    slots: ['Product'],
    Page: page(() => import('#web/features/site/score/score-page.tsx'), 'ScorePage'),
  },
  {
    path: '/extension',
    label: 'Browser extension',
    slots: ['Product'],
    Page: page(() => import('./pages/extension.tsx'), 'Extension'),
  },
  {
    path: '/developers',
    label: 'Developers',
    slots: ['Product'],
    Page: page(() => import('#web/features/site/developers/developers-page.tsx'), 'DevelopersPage'),
  },
  {
    path: '/about',
    label: 'About',
    slots: ['Company'],
    Page: page(() => import('#web/features/site/about-page.tsx'), 'AboutPage'),
  },
  {
    path: '/contact',
    label: 'Contact',
    slots: ['Company'],
    Page: page(() => import('#web/features/site/contact-page.tsx'), 'ContactPage'),
  },
  {
    path: '/blog/summarize-youtube-videos',
    label: 'Guide to summaries',
    slots: ['Company'],
    Page: page(() => import('#web/features/site/guide-page.tsx'), 'GuidePage'),
  },
  {
    path: '/privacy',
    label: 'Privacy',
    slots: ['Legal'],
    Page: page(() => import('#web/features/site/privacy-page.tsx'), 'PrivacyPage'),
  },
  {
    path: '/terms',
    label: 'Terms',
    slots: ['Legal'],
    Page: page(() => import('#web/features/site/terms-page.tsx'), 'TermsPage'),
  },
  {
    path: '/v/:id',
    label: 'Summary',
    slots: [],
    Page: page(() => import('./pages/saved-summary.tsx'), 'SavedSummary'),
  },
  {
    path: '/s/:token',
    label: 'Shared summary',
    slots: [],
    Page: page(() => import('./pages/public-summary.tsx'), 'PublicSummary'),
  },
  {
    path: '/examples/:videoId',
    label: 'Example',
    slots: [],
    Page: page(() => import('./pages/public-summary.tsx'), 'Example'),
  },
  {
    path: '/c/:token',
    label: 'Shared collection',
    slots: [],
    Page: page(() => import('./pages/shared-collection.tsx'), 'SharedCollectionPage'),
  },
  {
    path: '/m/:token',
    label: 'Shared line',
    slots: [],
    Page: page(() => import('./pages/moment.tsx'), 'SharedMoment'),
  },
  {
    path: '/login',
    label: 'Login',
    slots: [],
    Page: page(() => import('#web/features/accounts/sign-in/login-page.tsx'), 'LoginPage'),
  },
  {
    path: '/following',
    label: 'Following',
    slots: ['account-menu'],
    Page: page(() => import('./pages/following.tsx'), 'Following'),
  },
  {
    path: '/account',
    label: 'Account',
    slots: ['account-menu'],
    Page: page(() => import('./pages/account.tsx'), 'Account'),
  },
  {
    path: '/account/:kind/:id',
    label: 'Key',
    slots: [],
    Page: page(() => import('#web/features/accounts/program-page.tsx'), 'ProgramPage'),
  },
]

/** The page for every address that is not one of the site. */
export const notFoundRoute: PageRoute = {
  path: '/404',
  label: 'Not found',
  slots: [],
  Page: page(() => import('./pages/not-found.tsx'), 'NotFound'),
}

/** Another address of the home page. */
export const homeAlias = '/home'

/** The pages that a part of the shell links to, in the order of the table. */
export function pagesIn(slot: LinkSlot): PageRoute[] {
  return pageRoutes.filter(({ slots }) => slots.includes(slot))
}

/** The route of an address. */
export function routeAt(pathname: string): PageRoute {
  const address = matchPath(homeAlias, pathname) === null ? pathname : '/'
  return pageRoutes.find(({ path }) => matchPath(path, address) !== null) ?? notFoundRoute
}
