/** After the menu has closed: otherwise it would be printed. */
export function printPage(): void {
  requestAnimationFrame(() => setTimeout(() => window.print()))
}
