import { findConditions } from '../../../clinical/find-conditions.ts'

const LEAD =
  /^(?:for|in terms of|as far as|as for|regarding|from) (?:his|her|the|that|an?) ((?:[\w'-]+ ){0,4}?[\w'-]+)(?: standpoint)?, (?=[a-z])/i
const COMPLAINT =
  /\b(?:pain|sprain|fracture|pressure|cholesterol|cough|swelling|nausea|urinating)$/i

/** 'For her high blood pressure, continue …' is a problem with what is done about it. */
export function nameProblem(sentence: string): string {
  return sentence.replace(LEAD, (lead: string, problem: string) =>
    COMPLAINT.test(problem) || findConditions(problem).length > 0 ? `${problem}: ` : lead,
  )
}
