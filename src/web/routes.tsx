import { lazy } from 'react'
import type { ComponentType } from 'react'

/** One page of the site. `source` is its file below `src/web`, which the build looks up in its manifest. */
export type PageRoute = {
  path: string
  /** Its name in the navigation; `null` keeps it out of there. */
  label: string | null
  source: string
  Page: ComponentType & { preload: () => Promise<void> }
}

/** Every page that is rendered at build time. The shell links to what stands here and to nothing else. */
export const pageRoutes: readonly PageRoute[] = [
  {
    path: '/',
    label: 'Home',
    source: 'app/pages/home.tsx',
    Page: page(async () => (await import('./app/pages/home.tsx')).Home),
  },
]

/** The page for every address that is none of ours. */
export const notFoundRoute: PageRoute = {
  path: '/404',
  label: null,
  source: 'app/pages/not-found.tsx',
  Page: page(async () => (await import('./app/pages/not-found.tsx')).NotFound),
}

/** The route of a path; `/home` is the home page under another name. */
export function matchRoute(path: string): PageRoute {
  const plain = path.replace(/(.)\/+$/, '$1')
  return pageRoutes.find((route) => route.path === (plain === '/home' ? '/' : plain)) ?? notFoundRoute
}

/** A page in a chunk of its own; once preloaded it renders at once, so hydration never meets a fallback. */
function page(load: () => Promise<ComponentType>): PageRoute['Page'] {
  let Ready: ComponentType | null = null
  const Lazy = lazy(async () => ({ default: await load() }))
  function Page() {
    return Ready === null ? <Lazy /> : <Ready />
  }
  return Object.assign(Page, {
    preload: async () => {
      Ready = await load()
    },
  })
}
