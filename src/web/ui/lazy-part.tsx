import { lazy, useState } from 'react'
import type { ComponentType, FunctionComponent } from 'react'
import { PartBoundary, PartLoadError } from './part-boundary.tsx'
import type { PartKind } from './part-boundary.tsx'
import { whenIdle } from './use-page-phase.ts'

type LazyPartOptions = {
  /** Where the part is, and says that it could not be loaded. */
  kind?: PartKind
  /**
   * Nobody asked for the part and the page is whole without it: without a connection it isn't missed, and comes when the
   * connection is back.
   */
  isExtra?: boolean
  /** Whether the part is fetched in advance, so that it is there without a connection. */
  isFetchedAhead?: boolean
}

/**
 * A part of the page in a file of its own, and how to load it before it is shown. What closes it also closes the message
 * that it could not be loaded.
 */
export type LazyPart<P extends object> = FunctionComponent<P & { onClose?: () => void }> & {
  preload: () => Promise<void>
}

/**
 * The component that a file exports under `name`, loaded when it is first shown, or in advance. A loaded part renders at
 * once, so that hydration never meets a fallback. One that cannot be loaded says so in place, and is tried again by a click, and,
 * unless it is a dialog, when the connection is back; where that fails although the server answers, the page is loaded again.
 * The caller has the `Suspense` that shows while it loads.
 */
export function lazyPart<P extends object, Name extends string>(
  importFile: () => Promise<Record<Name, ComponentType<P>>>,
  name: Name,
  { kind = 'inline', isExtra = false, isFetchedAhead = true }: LazyPartOptions = {},
): LazyPart<P> {
  let Ready: ComponentType<P> | null = null
  const preload = async (): Promise<void> => {
    Ready ??= (await importFile())[name]
  }
  const load = async (isAgain: boolean): Promise<void> => {
    await preload().catch(async (cause: unknown) => {
      if (isExtra && !navigator.onLine) {
        await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
        return await load(true)
      }
      if (isAgain)
        await import('./reload-page.ts').then(
          (page) => page.reloadIfServed(),
          () => undefined,
        )
      throw new PartLoadError('Not loaded', { cause })
    })
  }
  const createLazy = (isAgain = false) =>
    lazy(async () => {
      await load(isAgain)
      return { default: Ready ?? Nothing }
    })
  // Not in the state of the component, which React drops while it waits: it would load forever.
  let Later = createLazy()

  function Part(props: P & { onClose?: () => void }) {
    // Chosen once for each attempt: another component in its place would lose its state.
    const [Shown, setShown] = useState<ComponentType<P>>(() => Ready ?? Later)
    function handleRetry(): void {
      Later = createLazy(true)
      setShown(() => Ready ?? Later)
    }
    return (
      <PartBoundary kind={kind} onRetry={handleRetry} onClose={props.onClose}>
        <Shown {...props} />
      </PartBoundary>
    )
  }

  if (isFetchedAhead) fetchAhead(preload)
  return Object.assign(Part, { preload })
}

function Nothing(): null {
  return null
}

const waiting: (() => Promise<void>)[] = []
let isAheadOn = false

/** Fetches parts in advance from now on: those of the page, and those of each part as it arrives. */
export function startFetchingAhead(): void {
  if (isAheadOn) return
  isAheadOn = true
  void fetchWaiting()
}

function fetchAhead(preload: () => Promise<void>): void {
  waiting.push(preload)
  if (isAheadOn && waiting.length === 1) whenIdle(() => void fetchWaiting())
}

async function fetchWaiting(): Promise<void> {
  for (const preload of waiting.splice(0)) {
    // A part that fails now is asked for again when it is shown.
    await preload().catch(() => undefined)
  }
}
