import { Component } from 'react'
import type { ReactNode } from 'react'

type Props = { children: ReactNode; fallback: ReactNode }

/** Shows the fallback in place of what broke, so that everything around it stays usable. */
export class ErrorBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true }
  }

  override render(): ReactNode {
    return this.state.broken ? this.props.fallback : this.props.children
  }
}
