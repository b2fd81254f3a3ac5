/** Something that a test waits for, or makes others wait for. */
export interface Latch {
  readonly opened: Promise<void>
  open(): void
}

export function latch(): Latch {
  let open: () => void = () => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open: () => open() }
}
