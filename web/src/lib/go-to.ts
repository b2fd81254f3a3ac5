interface GoToOptions {
  /** Signing in again returns to where the work was interrupted. */
  readonly isInterruption?: boolean
}

type GoTo = (path: string, options: GoToOptions) => void

let goToPath: GoTo = (path) => window.location.assign(path)

/** Navigation for code outside React. */
export function goTo(path: string, options: GoToOptions = {}): void {
  goToPath(path, options)
}

/** The app passes its router, so that navigation does not reload the page. */
export function setGoTo(next: GoTo): void {
  goToPath = next
}
