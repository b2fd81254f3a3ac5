interface Edit {
  /** Below server/src/; one of the web's begins with web/. */
  readonly file: string
  readonly find: string
  readonly replace: string
}

/** Planted in the code, it must turn at least one of its tests red. */
export interface Fault {
  readonly name: string
  readonly edits: readonly Edit[]
  /** Files or folders of tests, from the root. */
  readonly tests: readonly string[]
}
