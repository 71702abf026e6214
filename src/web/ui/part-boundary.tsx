import { Component, useEffect, useEffectEvent, useState } from 'react'
import type { ReactNode } from 'react'
import { pageParts } from '#messages/page-parts.ts'
import { Button } from './button.tsx'
import { joinClasses } from './join-classes.ts'

/** Where a part is: in the page, over it as a dialog, or the page itself. */
export type PartKind = 'inline' | 'dialog' | 'page'

/** The file of a part could not be loaded. */
export class PartLoadError extends Error {
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
  // Above the note that there is no connection, while that is shown.
  dialog:
    'fixed inset-x-4 bottom-18 z-50 mx-auto max-w-xl rounded-control border border-s-4 border-line border-s-warn bg-surface p-4 shadow-lg sm:bottom-4 in-[:has(>output>#offline:not([hidden]))]:bottom-48 sm:in-[:has(>output>#offline:not([hidden]))]:bottom-28',
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

/** Whether the server has other files by now than the ones of this page. */
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
