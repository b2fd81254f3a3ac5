type GoTo = (path: string) => void

let goToPath: GoTo = (path) => window.location.assign(path)

/** The way to another page for code outside React. */
export function goTo(path: string): void {
  goToPath(path)
}

/** The app hands over its router, so that going elsewhere does not reload the page. */
export function setGoTo(next: GoTo): void {
  goToPath = next
}
