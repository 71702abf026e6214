import type { ComponentType } from 'react'
import { matchPath } from 'react-router'
import { pageNames } from '#messages/page-names.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import type { LazyPart } from '#web/ui/lazy-part.tsx'

export const footerColumns = ['product', 'company', 'legal'] as const

/** A part of the shell that links to pages; `library` stands for header and bar of a signed-in user. */
type LinkSlot =
  | 'header'
  | 'phone-bar'
  | 'library'
  | 'library-bar'
  | 'account-menu'
  | 'admin-menu'
  | (typeof footerColumns)[number]

/** One page of the site. */
export type PageRoute = {
  /** A pattern of the router. A page with a parameter is dynamic, and in no search engine. */
  path: string
  label: string
  slots?: readonly LinkSlot[]
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

const rows = [
  {
    path: '/',
    label: pageNames.home,
    slots: ['header', 'phone-bar', 'library', 'product'],
    Page: page(() => import('./pages/home.tsx'), 'Home'),
  },
  {
    path: '/history',
    label: pageNames.history,
    slots: ['phone-bar', 'library', 'account-menu'],
    Page: page(() => import('./pages/history.tsx'), 'History'),
  },
  {
    path: '/following',
    label: pageNames.following,
    slots: ['library', 'account-menu'],
    Page: page(() => import('./pages/following.tsx'), 'Following'),
  },
  {
    path: '/transcriptions',
    label: pageNames.transcriptions,
    slots: ['account-menu'],
    Page: page(() => import('./pages/history.tsx'), 'Transcriptions'),
  },
  {
    path: '/collections',
    label: pageNames.collections,
    slots: ['library', 'account-menu'],
    Page: page(loadCollections, 'Collections'),
  },
  {
    path: '/collections/:id',
    label: pageNames.collection,
    Page: page(loadCollections, 'CollectionPage'),
  },
  {
    path: '/features',
    label: pageNames.features,
    slots: ['header', 'product'],
    Page: page(() => import('./pages/features.tsx'), 'Features'),
  },
  {
    path: '/how-it-works',
    label: pageNames.howItWorks,
    slots: ['header', 'product'],
    Page: page(() => import('./pages/how-it-works.tsx'), 'HowItWorks'),
  },
  {
    path: '/pricing',
    label: pageNames.pricing,
    slots: ['header', 'phone-bar', 'product'],
    Page: page(() => import('./pages/pricing.tsx'), 'Pricing'),
  },
  {
    path: '/faq',
    label: pageNames.faq,
    slots: ['header', 'product'],
    Page: page(() => import('#web/features/site/faq-page.tsx'), 'FaqPage'),
  },
  {
    path: '/admin',
    label: pageNames.userManagement,
    slots: ['admin-menu'],
    Page: page(() => import('./pages/admin.tsx'), 'Admin'),
  },
  {
    path: '/alternatives',
    label: pageNames.alternatives,
    slots: ['product'],
    Page: page(() => import('./pages/alternatives.tsx'), 'Alternatives'),
  },
  {
    path: '/score',
    label: pageNames.scorecard,
    slots: ['product'],
    Page: page(() => import('#web/features/site/score/score-page.tsx'), 'ScorePage'),
  },
  {
    path: '/extension',
    label: pageNames.browserExtension,
    slots: ['product'],
    Page: page(() => import('./pages/extension.tsx'), 'Extension'),
  },
  {
    path: '/developers',
    label: pageNames.developers,
    slots: ['product'],
    Page: page(() => import('#web/features/site/developers/developers-page.tsx'), 'DevelopersPage'),
  },
  {
    path: '/about',
    label: pageNames.about,
    slots: ['company'],
    Page: page(() => import('#web/features/site/about-page.tsx'), 'AboutPage'),
  },
  {
    path: '/contact',
    label: pageNames.contact,
    slots: ['company'],
    Page: page(() => import('#web/features/site/contact-page.tsx'), 'ContactPage'),
  },
  {
    path: '/blog/summarize-youtube-videos',
    label: pageNames.guideToSummaries,
    slots: ['company'],
    Page: page(() => import('#web/features/site/guide-page.tsx'), 'GuidePage'),
  },
  {
    path: '/privacy',
    label: pageNames.privacy,
    slots: ['legal'],
    Page: page(() => import('#web/features/site/privacy-page.tsx'), 'PrivacyPage'),
  },
  {
    path: '/terms',
    label: pageNames.terms,
    slots: ['legal'],
    Page: page(() => import('#web/features/site/terms-page.tsx'), 'TermsPage'),
  },
  {
    path: '/v/:id',
    label: pageNames.summary,
    Page: page(() => import('./pages/saved-summary.tsx'), 'SavedSummary'),
  },
  {
    path: '/s/:token',
    label: pageNames.sharedSummary,
    Page: page(() => import('./pages/public-summary.tsx'), 'PublicSummary'),
  },
  {
    path: '/examples/:videoId',
    label: pageNames.example,
    Page: page(() => import('./pages/public-summary.tsx'), 'Example'),
  },
  {
    path: '/c/:token',
    label: pageNames.sharedCollection,
    Page: page(() => import('./pages/shared-collection.tsx'), 'SharedCollectionPage'),
  },
  {
    path: '/m/:token',
    label: pageNames.sharedLine,
    Page: page(() => import('./pages/moment.tsx'), 'SharedMoment'),
  },
  {
    path: '/login',
    label: pageNames.login,
    Page: page(() => import('#web/features/accounts/sign-in/login-page.tsx'), 'LoginPage'),
  },
  {
    path: '/account',
    label: pageNames.account,
    slots: ['library-bar', 'account-menu'],
    Page: page(() => import('./pages/account.tsx'), 'Account'),
  },
  {
    path: '/account/:kind/:id',
    label: pageNames.key,
    Page: page(() => import('#web/features/accounts/program-page.tsx'), 'ProgramPage'),
  },
] as const satisfies readonly PageRoute[]

/** The path of a page, of which prerender.tsx names the file and whether search engines list it. */
export type PagePath = (typeof rows)[number]['path']

/** Every page of the site, each rendered at build time. The shell links to these and to nothing else. */
export const pageRoutes: readonly PageRoute[] = rows

/** The page for every address that is not one of the site. */
export const notFoundRoute: PageRoute = {
  path: '/404',
  label: pageNames.notFound,
  slots: [],
  Page: page(() => import('./pages/not-found.tsx'), 'NotFound'),
}

/** Another address of the home page. */
export const homeAlias = '/home'

/** The pages that parts of the shell link to, in the order of the table. One that is closed has no name. */
export function pagesIn(...names: LinkSlot[]): PageRoute[] {
  return pageRoutes.filter(({ slots, label }) => slots?.some((slot) => names.includes(slot)) && label)
}

/** The route of an address. */
export function routeAt(pathname: string): PageRoute {
  const address = matchPath(homeAlias, pathname) === null ? pathname : '/'
  return pageRoutes.find(({ path }) => matchPath(path, address) !== null) ?? notFoundRoute
}
