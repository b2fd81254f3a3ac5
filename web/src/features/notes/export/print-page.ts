/** When the menu that it was chosen in is gone: else it would stand on the paper. */
export function printPage(): void {
  requestAnimationFrame(() => setTimeout(() => window.print()))
}
