import { readSiteFacts } from '../../../lib/site-facts.ts'

export type SiteLink =
  | { readonly label: string; readonly href: string }
  | { readonly label: string; readonly to: string }

/** Document 1 §2, in the order of the bar. */
export function barLinks(): readonly SiteLink[] {
  const { email } = readSiteFacts()
  return [
    { label: 'Features', href: '#features' },
    { label: 'FAQ', href: '#faq' },
    { label: 'How to Use', to: '/how-to-use' },
    { label: 'About', href: `mailto:${email}?subject=About%20Chartwright` },
    { label: 'Contact Us', href: `mailto:${email}` },
  ]
}

/** Listed in the mobile menu, and do nothing (document 1 §2). */
export const SILENT_ENTRIES = ['ICD-10 Codes', 'Blog'] as const
