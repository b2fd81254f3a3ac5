/** To the heading of what the main part shows, as after any navigation. */
export function focusMain(): void {
  const main = document.getElementById('main')
  const heading = main?.querySelector<HTMLElement>('h1[tabindex]') ?? main
  heading?.focus()
}
