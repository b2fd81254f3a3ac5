/** A piece of a line in one font face. Never contains a line break. */
export interface Run {
  readonly text: string
  readonly isBold?: boolean
  readonly isItalic?: boolean
  readonly isUnderlined?: boolean
  readonly isStruck?: boolean
}

export type Line = readonly Run[]

export type Block =
  /** 1 is the title of a part. */
  | { readonly kind: 'heading'; readonly level: number; readonly line: Line }
  | { readonly kind: 'paragraph'; readonly lines: readonly Line[] }
  | {
      readonly kind: 'list'
      readonly isOrdered: boolean
      readonly items: readonly (readonly Block[])[]
    }
  | { readonly kind: 'quote'; readonly blocks: readonly Block[] }
  | { readonly kind: 'rule' }

/** Starts on a new page, so that each page says how its contents are signed. */
export interface Part {
  readonly title: string
  /** 'Signed by … on …', 'DRAFT – not signed', or empty for what is never signed. */
  readonly state: string
  /** In the footer of each page. */
  readonly seal: string
  readonly blocks: readonly Block[]
}

/** In the header of each page. */
export interface DocumentHeader {
  /** 'Jane Roe · Born Mar 4, 1961 · Record no. 4711' */
  readonly patient: string
  /** 'Visit on Nov 17, 2026 · Cough' */
  readonly visit: string
  /** 'Ada Nash, Physician' */
  readonly clinician: string
}

export interface PrintedDocument {
  readonly title: string
  readonly author: string
  readonly paper: 'A4' | 'Letter'
  readonly header: DocumentHeader
  readonly parts: readonly Part[]
}
