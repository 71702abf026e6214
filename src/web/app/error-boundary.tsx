import { Component } from 'react'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'

/** Stands in for a page that broke, so that the shell stays usable. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true }
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children
    return (
      <div className="mx-auto max-w-xl px-4 py-24 text-center" role="alert">
        <h1 className="font-serif text-3xl font-semibold">This page broke</h1>
        <p className="mt-3 text-muted">Something on it did not work. Nothing was charged.</p>
        <Button className="mt-6" onClick={() => location.reload()}>
          Load it again
        </Button>
      </div>
    )
  }
}
