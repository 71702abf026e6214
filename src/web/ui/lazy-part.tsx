import { lazy, useState, Component, useEffect, useEffectEvent } from 'react'
import type { ComponentType, FunctionComponent, ReactNode } from 'react'
import { pageParts } from '#messages/page-parts.ts'
import { Button } from './button.tsx'
import { joinClasses } from './join-classes.ts'
import { whenIdle } from './use-page-phase.ts'
import { showWaiting } from './waiting.ts'

type LazyPartOptions = {
  /** The position of the part, which says where a failed load is reported. */
  kind?: PartKind
  /**
   * Nobody asked for the part and the page is whole without it: without a connection it isn't missed, and
   * comes when the connection is back.
   */
  isExtra?: boolean
  /** True where the part is fetched in advance, so that it is there without a connection. */
  isFetchedAhead?: boolean
}

/** For a part that is fetched once it is to be seen. */
export const late = { isFetchedAhead: false }
/** For one that nobody misses besides. */
export const extra = { ...late, isExtra: true }

/**
 * A part of the page in a file of its own, how to load it before it is shown, and whether it is. What closes
 * it also closes the message that it could not be loaded.
 */
export type LazyPart<P extends object> = FunctionComponent<P & { onClose?: () => void }> & {
  preload: () => Promise<void>
  isLoaded: () => boolean
}

/**
 * The component that a file exports under `name`, loaded when it is first shown, or in advance. A loaded part
 * renders at once, so that hydration never meets a fallback. One that cannot be loaded says so in place, and
 * is tried again by a click, and, unless it is a dialog, when the connection is back; where that fails
 * although the server answers, the page is loaded again. The caller has the `Suspense` that shows while it
 * loads.
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
      // A page says itself that it is on its way.
      const stopWaiting = isExtra || kind === 'page' ? undefined : showWaiting()
      await load(isAgain).finally(stopWaiting)
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
  return Object.assign(Part, { preload, isLoaded: () => Ready !== null })
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

/** The position of a part: in the page, over it as a dialog, or the page itself. */
type PartKind = 'inline' | 'dialog' | 'page'

/** The file of a part could not be loaded. */
class PartLoadError extends Error {
  override name = 'PartLoadError'
}

type Props = {
  kind: PartKind
  onRetry: () => void
  /** Closes the part, where one can. */
  onClose?: (() => void) | undefined
  children: ReactNode
}

/** Says in place that a part of the page could not be loaded, or stopped working, and has it tried again. */
export class PartBoundary extends Component<Props, { error: unknown }> {
  override state = { error: null }

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error }
  }

  override render(): ReactNode {
    const { kind, onRetry, onClose, children } = this.props
    const { error } = this.state
    if (error === null) return children
    return (
      <PartFailure
        kind={kind}
        isLoaded={!((error as unknown) instanceof PartLoadError)}
        onClose={onClose}
        onRetry={() => {
          onRetry()
          this.setState({ error: null })
        }}
      />
    )
  }
}

const looks = {
  inline: 'rounded-card border border-s-4 border-line border-s-warn bg-surface p-4 sm:p-5',
  dialog: 'part-note',
  page: 'mx-auto max-w-xl px-4 py-24',
}

type FailureProps = Omit<Props, 'children'> & { isLoaded: boolean }

function PartFailure({ kind, isLoaded, onRetry, onClose }: FailureProps) {
  const isOutdated = useIsOutdated()
  // A dialog that opened by itself, long after the click, would come in between.
  const handleBack = useEffectEvent(kind === 'dialog' && onClose ? onClose : onRetry)
  useEffect(() => {
    const handleOnline = (): void => handleBack()
    window.addEventListener('online', handleOnline)
    return () => window.removeEventListener('online', handleOnline)
  }, [])
  return (
    <div role="alert" className={joinClasses('print:hidden', looks[kind])}>
      {kind === 'page' && (
        <h1 className="mb-3 font-serif text-3xl font-semibold">
          {isLoaded ? pageParts.pageStopped : pageParts.pageNotLoaded}
        </h1>
      )}
      <p>{isOutdated ? pageParts.updated : isLoaded ? pageParts.stopped : pageParts.notLoaded}</p>
      <Button
        variant="secondary"
        className="mt-3"
        onClick={() => (isOutdated ? location.reload() : onRetry())}
      >
        {isOutdated ? pageParts.reload : pageParts.tryAgain}
      </Button>
    </div>
  )
}

/** The server has other files by now than the ones of this page. */
function useIsOutdated(): boolean {
  const [isOutdated, setOutdated] = useState(false)
  useEffect(() => {
    void fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' }).then(
      ({ status }) => setOutdated(status === 404),
      () => undefined,
    )
  }, [])
  return isOutdated
}
