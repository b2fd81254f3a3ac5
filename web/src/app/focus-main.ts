/** Focuses the heading of the main part, as after any navigation. */
export function focusMain(): void {
  const main = document.getElementById('main')
  const heading = main?.querySelector<HTMLElement>('h1[tabindex]') ?? main
  heading?.focus()
}
