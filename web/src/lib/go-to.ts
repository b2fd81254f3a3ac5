interface GoToOptions {
  /** Whoever signs in again comes back to where the work was interrupted. */
  readonly isInterruption?: boolean
}

type GoTo = (path: string, options: GoToOptions) => void

let goToPath: GoTo = (path) => window.location.assign(path)

/** The way to another page for code outside React. */
export function goTo(path: string, options: GoToOptions = {}): void {
  goToPath(path, options)
}

/** The app hands over its router, so that going elsewhere does not reload the page. */
export function setGoTo(next: GoTo): void {
  goToPath = next
}
