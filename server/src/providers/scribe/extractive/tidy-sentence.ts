const ACRONYMS =
  /\b(?:mri|ct|ekg|ecg|copd|gerd|hiv|uti|tsh|ldl|hdl|bmi|cbc|bmp|cmp|er|icu|iv|pt|nsaids?|rom|dvt|ent|adhd|ptsd|std|sti|ibs|pcp|bp|ptsd|tia|cpap|a1c|psa|afib|cdc|otc|ssri|ob|gyn|hpv|nyha|pcos|cvs|emg|eeg|pft|inr|aed|ace|acl|mcl|pcl|tb|us|dna|rsv|bun|gfr|egfr|alt|ast|dexa|tmj|lad|ulnar-ucl|ada|fmla|cbt|ocd|emdr|tens|rice|nicu|im|ekgs|mris|afp|ldh|hcg|ph|iud|ivf|dka|ckd|cad|chf|hpi|lh|fsh|ana|esr|crp|ppi|heent)\b/g
const NAMES =
  /\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|august|september|october|november|december|christmas|thanksgiving|covid(?:-19)?|tylenol|advil|motrin|aleve|lasix|lipitor|zoloft|prozac|lexapro|synthroid|mobic|flonase|zyrtec|claritin|ultram|norvasc|miralax|protonix|pepcid|metamucil|imitrex|keflex|bactrim|percocet|eliquis|xarelto|plavix|coumadin|humira|benadryl|zofran|botox|crohn's|parkinson's|alzheimer's|american|english|spanish)\b/g

const HANGING =
  / (?:so|and|but|or|because|that|the|a|an|to|with|of|my|your|his|her|their|i|we|if|when|than|about|for|at|as|like|you know|is|are|was|were|which|from|then|also|just|have|has|however|unfortunately|(?<!right )now|(?:that|which|what|how) (?:the patient|you|i|he|she|they|it|we)|potentially|where|in regards to)$/i

/** One sentence: capital first, acronyms and names as they are written, one full stop. */
export function tidySentence(text: string): string | null {
  const body = trimEnd(text)
    .replace(/[\s,;:.?!-]+$/, '')
    .replace(/^[\s,;:.?!-]+/, '')
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:?!])/g, '$1')
    .replace(/(\d) (\d+ (?:hours?|days?|weeks?|months?|years?) ago)\b/g, '$1, $2')
  if (!/[a-z0-9]/i.test(body)) return null
  const cased = body
    .replace(/(?<![\w'])i(?![\w'])/g, 'I')
    .replace(ACRONYMS, (word) =>
      word === 'us'
        ? word
        : /^(?:nsaids|ekgs|mris)$/.test(word)
          ? `${word.slice(0, -1).toUpperCase()}s`
          : word.toUpperCase(),
    )
    .replace(NAMES, (word) =>
      word.replace(/^covid/, 'COVID').replace(/^[a-z]/, (first) => first.toUpperCase()),
    )
    .replace(
      /\b(dr|mr|mrs|ms)\b\.? ([a-z])/g,
      (_, title: string, first: string) =>
        `${title.charAt(0).toUpperCase()}${title.slice(1)}. ${first.toUpperCase()}`,
    )
  return `${cased.charAt(0).toUpperCase()}${cased.slice(1)}.`
}

/** A clause cut short leaves small words at its end. */
function trimEnd(text: string): string {
  let trimmed = text
  for (let before = ''; before !== trimmed;) {
    before = trimmed
    trimmed = trimmed.replace(/[\s,;:.?!-]+$/, '').replace(HANGING, '')
  }
  return trimmed
}
