import { lazy, useState } from 'react'
import type { ComponentType } from 'react'

export const footerColumns = ['Product', 'Company', 'Legal'] as const

/**
 * Where the shell links to a page: the header, the bar at the bottom of a phone, the menu of whoever is signed in, that
 * of admins, a column of the footer.
 */
type Place = 'header' | 'phone-bar' | 'account-menu' | 'admin-menu' | (typeof footerColumns)[number]

/** One page of the site. `source` is its file below `src/web`, which the build looks up in its manifest. */
export type PageRoute = {
  path: string
  label: string
  places: readonly Place[]
  source: string
  /** One page for every address with one part more, such as `/v/{id}`. Never in a search engine. */
  isFamily?: true
  Page: ComponentType & { preload: () => Promise<void> }
}

/** Every page that is rendered at build time. The shell links to what stands here and to nothing else. */
export const pageRoutes: readonly PageRoute[] = [
  {
    path: '/',
    label: 'Home',
    places: ['header', 'phone-bar', 'Product'],
    source: 'app/pages/home.tsx',
    Page: page(async () => (await import('./app/pages/home.tsx')).Home),
  },
  {
    path: '/history',
    label: 'History',
    places: ['phone-bar', 'account-menu'],
    source: 'app/pages/history.tsx',
    Page: page(async () => (await import('./app/pages/history.tsx')).History),
  },
  {
    path: '/transcriptions',
    label: 'Transcriptions',
    places: ['account-menu'],
    source: 'app/pages/transcriptions.tsx',
    Page: page(async () => (await import('./app/pages/transcriptions.tsx')).Transcriptions),
  },
  {
    path: '/v',
    label: 'Summary',
    places: [],
    source: 'app/pages/saved.tsx',
    isFamily: true,
    Page: page(async () => (await import('./app/pages/saved.tsx')).Saved),
  },
  {
    path: '/s',
    label: 'Shared summary',
    places: [],
    source: 'app/pages/reading.tsx',
    isFamily: true,
    Page: page(async () => (await import('./app/pages/reading.tsx')).Reading),
  },
]

/** The page for every address that is none of ours. */
export const notFoundRoute: PageRoute = {
  path: '/404',
  label: 'Not found',
  places: [],
  source: 'app/pages/not-found.tsx',
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

/** A page in a chunk of its own; once preloaded it renders at once, so hydration never meets a fallback. */
function page(load: () => Promise<ComponentType>): PageRoute['Page'] {
  let Ready: ComponentType | null = null
  const Lazy = lazy(async () => ({ default: await load() }))
  function Page() {
    // Chosen once for as long as the page is shown: another component in its place would lose its state.
    const [Shown] = useState<ComponentType>(() => Ready ?? Lazy)
    return <Shown />
  }
  return Object.assign(Page, {
    preload: async () => {
      Ready = await load()
    },
  })
}
