import { Component, type ReactNode } from 'react'
import { forceRefresh } from '../lib/account/force-refresh.ts'
import { Button } from '../ui/inputs/button.tsx'

interface ErrorBoundaryProps {
  /** When it changes (another path), the children are tried again. */
  resetKey: string
  /** Replaces what has failed; without it, a whole page. */
  fallback?: ReactNode
  children: ReactNode
}

interface ErrorBoundaryState {
  hasFailed: boolean
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { hasFailed: true }
  }

  override componentDidUpdate(previous: ErrorBoundaryProps): void {
    if (this.state.hasFailed && previous.resetKey !== this.props.resetKey) {
      this.setState({ hasFailed: false })
    }
  }

  override render(): ReactNode {
    const { children, fallback = <FailedPage /> } = this.props
    return this.state.hasFailed ? fallback : children
  }
}

function FailedPage() {
  return (
    <main className="mx-auto mt-[20dvh] max-w-md px-6 text-center">
      <div role="alert">
        <h1 className="text-2xl font-semibold tracking-tight">This page stopped working</h1>
        <p className="mt-3 text-ink-soft">Reload it to go on where you were.</p>
      </div>
      <div className="mt-7 flex flex-wrap justify-center gap-2">
        <Button variant="primary" onClick={() => window.location.reload()}>
          Reload
        </Button>
        <Button variant="quiet" onClick={forceRefresh}>
          Sign out and reload
        </Button>
      </div>
    </main>
  )
}
