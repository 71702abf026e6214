import { lazy, useState } from 'react'
import type { ComponentType } from 'react'

/** A page, and how to have it ready before it is shown. */
export type Page = ComponentType & { preload: () => Promise<void> }

/** A page in a chunk of its own; once preloaded it renders at once, so hydration never meets a fallback. */
export function page(load: () => Promise<ComponentType>): Page {
  let Ready: ComponentType | null = null
  const Lazy = lazy(async () => ({ default: await load() }))
  function LoadedPage() {
    // Chosen once for as long as the page is shown: another component in its place would lose its state.
    const [Shown] = useState<ComponentType>(() => Ready ?? Lazy)
    return <Shown />
  }
  return Object.assign(LoadedPage, {
    preload: async () => {
      Ready = await load()
    },
  })
}
