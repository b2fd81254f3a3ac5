const SUBJECT = '(?=(?:i|we|the patient|he|she) )'
const OPENS =
  '(?:for|from|in|on|after|before|with|once|if|when|until|based on|regarding|as far as|as for|because of|due to)'
const WORD_LEAD = `(?:also|finally|otherwise|first|second|next|again|today),? ${SUBJECT}`
const COMMA_LEAD = `(?:${OPENS} |at this (?:time|point))[^,.]{0,90}, ${SUBJECT}`
const BARE_LEAD = `${OPENS} (?:(?!i\\b|we\\b|and\\b)[\\w'-]+ ){1,9}?(?<!\\b(?:and|or|but|so|that|which|what|how|because|where|when|if|as|than|sure|think|before|after|until) )${SUBJECT}`
const LEAD = new RegExp(
  `^(${WORD_LEAD}|${COMMA_LEAD}|for (?:that|this) ${SUBJECT}|${BARE_LEAD})`,
  'i',
)

/** 'For her back pain,' or 'If it gets worse,' apart from the clause that says what is done. */
export function splitLead(sentence: string): { lead: string; rest: string } {
  const lead = LEAD.exec(sentence)?.[0] ?? ''
  return { lead, rest: sentence.slice(lead.length) }
}

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
