import { startTransition, useLayoutEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { createPath, NavigationType, Router } from 'react-router'
import type { Location, Navigator, To } from 'react-router'

type Step = { location: Omit<Location, 'mask'>; type: NavigationType }

let steps = 0

/**
 * Shows the page of the browser's address and changes that address on the way to the next. The router's own one comes
 * with what its framework needs, 4 kB of it.
 */
export function SiteRouter({ children }: { children: ReactNode }) {
  const [{ location, type }, setStep] = useState<Step>(() => stepBy(NavigationType.Pop))
  const [navigator] = useState<Navigator>(() => ({
    createHref: toAddress,
    go: (count) => history.go(count),
    push: (to) => {
      history.pushState(null, '', toAddress(to))
      take(NavigationType.Push)
    },
    replace: (to) => {
      history.replaceState(null, '', toAddress(to))
      take(NavigationType.Replace)
    },
  }))

  function take(next: NavigationType): void {
    startTransition(() => setStep(stepBy(next)))
  }

  useLayoutEffect(() => {
    const follow = () => startTransition(() => setStep(stepBy(NavigationType.Pop)))
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [])

  return (
    <Router location={location} navigationType={type} navigator={navigator}>
      {children}
    </Router>
  )
}

/** A step to where the browser is now. Each is a new one, also to the address that is shown already. */
function stepBy(type: NavigationType): Step {
  const { pathname, search, hash } = window.location
  steps += 1
  return { location: { pathname, search, hash, state: null, key: String(steps) }, type }
}

function toAddress(to: To): string {
  return typeof to === 'string' ? to : createPath(to)
}
