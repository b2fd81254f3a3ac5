import type { Mention } from '../../reading/find-mentions.ts'

const FORM_BEHIND =
  /^\s+(?:injections?|shots?|creams?|ointment|gel|lotion|spray|(?:eye |ear )?drops|patch(?:es)?|inhalers?|infusions?|suppositor(?:y|ies)|shampoo|mouthwash)\b/i

/** 'cortisone' of 'a cortisone injection' is not taken by mouth. */
export function formBehind({ kind }: Mention, after: string): string {
  return kind === 'medication' ? (FORM_BEHIND.exec(after)?.[0] ?? '') : ''
}
