/** What the server tells every page about its operator, in a meta element of this name. */
export const SITE_META = 'chartwright-site'

export interface SiteFacts {
  /** Empty if the operator has not given a name. */
  readonly operator: string
  readonly email: string
  /** Empty if there is none. */
  readonly phone: string
  /** Whether HIPAA and PIPEDA are mentioned. */
  readonly compliance: boolean
  /** Recorded audio is deleted this many days after its transcript is complete; 0: immediately. */
  readonly audioRetentionDays: number
}

export interface PublicPage {
  readonly title: string
  readonly description: string
}

/** The pages that search engines may list (document 1 §2); every other path is excluded. */
export const PUBLIC_PAGES = {
  '/': {
    title: 'AI scribe for clinicians',
    description:
      'Chartwright writes down what is said in a visit and drafts the clinical note from your own templates, on a computer that your clinic runs itself.',
  },
  '/how-to-use': {
    title: 'How to Use',
    description:
      'Record a session, generate notes with templates, chat with the AI agent and generate tasks: Chartwright in four steps.',
  },
  '/privacy-policy': {
    title: 'Privacy Policy',
    description:
      'What this installation of Chartwright collects, where it is kept, how it is protected and what your rights are.',
  },
  '/terms-of-use': {
    title: 'Terms of Use',
    description: 'Who may use this installation of Chartwright, and on what terms.',
  },
  '/usage-policy': {
    title: 'Usage Policy',
    description:
      'Session length, storage, request limits and fair use of this installation of Chartwright.',
  },
} as const satisfies Record<string, PublicPage>

export type PublicPath = keyof typeof PUBLIC_PAGES
