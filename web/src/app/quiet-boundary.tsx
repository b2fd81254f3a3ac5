import { Component, type ReactNode } from 'react'

/** For an aid: when it fails, what it helps with continues without it. */
export class QuietBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    return !this.state.hasFailed && this.props.children
  }
}
