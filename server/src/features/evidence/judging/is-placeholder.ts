import { withoutCitations } from './citations.ts'

const PLACEHOLDER =
  /^(?:[\w /&'-]{1,40}: *)?(?:not (?:discussed|stated|mentioned|documented|recorded|assessed|performed|provided|reported|applicable|said|specified|examined|known)(?: (?:in|during|at) (?:this|the) \w+)?|nothing (?:was )?(?:said|discussed|recorded)|no information(?: (?:was )?(?:given|provided|available))?|none (?:stated|recorded|mentioned)|n\/?a|to be (?:completed|confirmed|filled in|added)(?: by [\w ]+)?|unknown|pending)[.!]?$/i
/** '[date]', '____', '<name>', 'Signature: …'; numbers alone in brackets are no blank. */
export const BLANK =
  /\[(?!\s*\d[\d\s,;–-]*\])[^\]]{0,60}\]|_{3,}|<[a-z][^>]{0,40}>|\{\{?[^}]{0,60}\}?\}|…\s*$|\.{4,}/i

/** Leads over to quotations, and states nothing. */
const LEAD = 'Your clinician said:'

/** What a template's heading gets where nothing was said, and blanks that a person fills in. */
export function isPlaceholder(sentence: string): boolean {
  const plain = withoutCitations(sentence).trim()
  return PLACEHOLDER.test(plain) || BLANK.test(plain) || plain === LEAD
}
