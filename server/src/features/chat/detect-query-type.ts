import { QUERY_TYPE_NAMES, type QueryType } from '@chartwright/contract/query-types'

const ASKING = String.raw`^(?:(?:please|now|ok|okay|can|could|would|will|you|just|kindly)[\s,]+)*`
/** What can only be done to a text, and what can be done to a named part of one. */
const EDITS = [
  String.raw`(?:shorten|lengthen|expand|rewrite|rephrase|reword|edit|condense|simplify|reformat|proofread|tidy|trim)\b`,
  String.raw`(?:make|turn|convert|translate|format|put)\s+(?:it|this|that|the|my|everything)\b`,
  String.raw`(?:add|insert|append|remove|delete|drop|replace|change|move|fix|correct|rename)\b.*\b(?:note|plan|section|assessment|subjective|objective|heading|paragraph|sentence|spelling|letter)\b`,
  String.raw`(?:add|insert|append)\s*:`,
  String.raw`(?:change|replace|correct|fix)\b.+\b(?:to|with|by|into)\b`,
  String.raw`(?:add|remove|delete)\b.*\b(?:line|sentence|bullet|mention|part) (?:about|on|regarding)\b`,
]

const RULES: Record<Exclude<QueryType, 'general'>, RegExp> = {
  'note-edit': new RegExp(`${ASKING}(?:${EDITS.join('|')})`, 'i'),
  summary: /\b(?:summar\w+|overview|recap|tl;?dr|key points?|main points?|in brief|gist)\b/i,
  coding: /\b(?:icd(?:[- ]?(?:9|10|11))?|cpt|snomed|cod(?:e|es|ing)|billing)\b/i,
  dosage:
    /\b(?:dos(?:e|es|ed|age|ages|ing)|titrat\w+|\d+\s?(?:mg|mcg|µg|ml|units?))\b|\bhow (?:much|many|often)\b.*\b(?:take|taking|tablets?|pills?|drugs?|medicines?|medications?|insulin)\b|\btak(?:e|es|ing)\b.*\bhow (?:much|many|often)\b/i,
  medication:
    /\b(?:medications?|medicines?|meds|drugs?|pills?|tablets?|prescri\w+|antibiotics?|inhalers?)\b|\bwhat (?:does|do|is|are|did|was) (?:\w+ ){1,2}tak(?:e|ing)\b/i,
  'patient-instructions':
    /\b(?:instructions?|advi[cs]e\w*|told to|tell the patient|counsel\w*|home care|at home|handout|safety[- ]net\w*)\b/i,
  'follow-up':
    /\b(?:follow[- ]?ups?|next (?:visit|appointment)|come back|come in again|return visit|review date|referr?(?:al|als|ed)?)\b/i,
  investigation:
    /\b(?:tests?|labs?|laboratory|blood(?: ?work)?|imaging|x-?rays?|ct|mri|ultrasounds?|scans?|ecg|ekg|biops\w+|results?|investigations?|vitals?)\b/i,
  diagnosis:
    /\b(?:diagnos\w+|differentials?|assessments?|impression|conditions?|what (?:is|was) wrong)\b/i,
  treatment:
    /\b(?:treat\w*|therap\w+|plan|manage\w*|procedures?|surger\w+|operat\w+|recommend\w*|what should (?:i|we) do)\b/i,
  history:
    /\b(?:histor\w+|past|previous\w*|before|family|mother|father|smok\w*|alcohol|drinks?|occupation|works?|allerg\w+|onset|when did|how long|since when|symptoms?|complain\w*)\b/i,
}

/** The same question always gives the same type. */
export function detectQueryType(question: string): QueryType {
  const asked = question.trim()
  const fitting = QUERY_TYPE_NAMES.find((name) => name !== 'general' && RULES[name].test(asked))
  return fitting ?? 'general'
}
