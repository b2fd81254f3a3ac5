const SUBJECT = /^(?:i|you|we|it|he|she|they|there|that|this|let's|these|those)$/
const FINITE =
  /^(?:am|are|is|was|were|have|has|had|do|does|did|will|would|can|could|should|might|may|must|need|want|think|feel|felt|take|took|went|got|get|see|saw|know|just|also|still|really|know|mean|like|use|used|try|tried|started|noticed|said|told|came|hope|recommend|understand|appreciate|usually|never|hurts?|looks?|sounds?|seems?|feels?|gets?|goes|helps?|helped|live|work|smoke|drink|eat|go|come|remember|guess|believe|not|put|gave|made|found|stopped|ordered|discussed|talked|looked|fell|ran|woke|wake|left|brought|lost|gained|live|lived|may|gonna|always|sometimes|only|actually|probably|definitely|currently|recently|both|hit|keep|kept|call|called|ca|start|continue|\w+ed)$/
const HOLDS_ON =
  /^(?:and|but|or|so|that|when|if|because|since|while|as|than|what|where|how|who|which|why|whether|until|before|after|think|thinks|thought|know|knew|want|wanted|see|saw|hope|like|said|say|says|told|tell|sure|believe|feel|guess|means?|noticed|wish|let|make|have|had|has|do|does|did|is|are|was|were|am|can|could|would|will|should|may|might|of|for|to|with|in|on|at|by|from|about|any|the|a|an|your|my|his|her|their|our|every|all|not|no|even|though|although|unless|once|just|the|wherever|whenever|anytime|time|thing|things|way|amount|everything|anything|something|recommend|recommended|glad|happy|sorry|afraid|worried|concerned|remember|understand|notice|feels|felt|seems|looks|sounds|whatever)$/
const AUXILIARY = /^(?:do|does|did|have|has|are|is|was|were|can|could|would|will)$/
const ASKED = /^(?:you|it|he|she|they|that|there|your|the|this|we)$/
const WH = /^(?:how|what|when|where|why|who|which)$/
const OPENER = /^(?:okay|ok|alright|yeah|yes|yep|well|great|perfect|anyway|gotcha)$/
/** A 'no' before these is an answer of its own. */
const AFTER_NO =
  /^(?:no|nope|not|i|nothing|none|okay|alright|and|it|but|yeah|so|never|um|any|do|have|did|are|is|does|was|can|what|when|well|how)?$/
const ENDS_A_DOSE = /^(?:daily|day|night|bedtime|needed|morning|evening|week)$/
const ANNOUNCES = /^(?:am going|are going|will \w+|want to|would like|also want|do want)$/
const CONJUNCTION =
  /^(?:and|but|or|so|that|when|if|because|since|while|as|than|what|where|how|who|which|why|whether|until|before|after|think|thing|things|all|everything|until|once)$/
/** How a list of things asked for ends. */
const ASKED_ENDS = /^(?:like that|at all|or anything|anything else|of those|of that)$/
/** After these a new 'I' begins a new clause: nobody says 'on I'. */
const NEVER_BEFORE_I = /^(?:of|for|to|with|in|on|at|by|from|about)$/
const MIN_WORDS = 4
const LONG_WORDS = 9

/** Sentences by their punctuation, and clauses where a recogniser lost it. */
export function splitClauses(text: string): string[] {
  return text
    .split(/(?<=[.?!])(?<!\b(?:dr|mr|mrs|ms|vs)\.)\s+/)
    .flatMap((sentence) => {
      const words = sentence.split(/\s+/)
      return words.length > LONG_WORDS ? splitLong(words) : [sentence]
    })
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '')
}

function splitLong(words: readonly string[]): string[] {
  const clauses: string[][] = []
  let current: string[] = []
  words.forEach((word, at) => {
    if (current.length > 0 && startsClause(words, at, current.length)) {
      clauses.push(current)
      current = []
    }
    current.push(word)
  })
  clauses.push(current)
  return clauses.map((clause) => clause.join(' '))
}

function startsClause(words: readonly string[], at: number, length: number): boolean {
  const word = words[at] ?? ''
  const next = bare(words[at + 1])
  const afterNext = bare(words[at + 2])
  const before = bare(words[at - 1])
  const isAfterComma = /[,;]$/.test(words[at - 1] ?? '')
  const asked = `${bare(words[at - 2])} ${before}`
  if (/^(?:no|nope|yes|yeah|yep)$/.test(bare(word)) && ASKED_ENDS.test(asked)) return true
  if (
    /^(?:no|nope|yes|yeah|yep)$/.test(before) &&
    length === 1 &&
    ASKED_ENDS.test(`${bare(words[at - 3])} ${bare(words[at - 2])}`)
  )
    return true
  if (OPENER.test(bare(word)) && !HOLDS_ON.test(before)) return true
  if (/^(?:no|nope)$/.test(word) && AFTER_NO.test(next))
    return before !== 'no' && !HOLDS_ON.test(before)
  if (/^(?:no|nope)$/.test(before) && AFTER_NO.test(word)) return word !== 'no' && length === 1
  if (WH.test(word) && (AUXILIARY.test(next) || /^(?:long|many|much|often|old|bad)$/.test(next)))
    return !HOLDS_ON.test(before) || before === 'and' || before === 'so'
  if (AUXILIARY.test(word) && ASKED.test(next) && !WH.test(before))
    return length >= 2 && !HOLDS_ON.test(before) && !SUBJECT.test(before)
  if (length < MIN_WORDS) return false
  if (/^(?:i|we)$/.test(word) && ANNOUNCES.test(`${next} ${afterNext}`))
    return !CONJUNCTION.test(before)
  if (/^(?:continue|stop|start|take)$/.test(word) && ENDS_A_DOSE.test(before)) return true
  if (word === 'make' && next === 'sure') return !HOLDS_ON.test(before)
  if (word === 'any' && /^(?:other|further|more)$/.test(next) && afterNext === 'questions')
    return true
  if (word === 'the' && next === 'good' && afterNext === 'news') return true
  if (word === 'what' && next === 'that' && /^means?$/.test(afterNext)) return true
  if (word === 'now' && next === 'on') return true
  if (
    word === 'on' &&
    /^(?:your|the)$/.test(next) &&
    /\bexam(?:ination)?\b/.test(words.slice(at + 2, at + 5).join(' '))
  )
    return true
  if (/^(?:so|but|now|then)$/.test(word)) {
    if (word === 'so' && next === 'that' && /^(?:is|was)$/.test(afterNext)) return true
    if (word === 'so' && /^(?:much|many|far|that|bad|badly|good|long)$/.test(next)) return false
    if (word === 'now' && !SUBJECT.test(next)) return false
    return (
      /^(?:i|you|we|it|he|she|they|there|that|this|let's|for|on|in|the|your|my|if|what|any|tell|from|do|have|are|did|how|when)$/.test(
        next,
      ) && !/^(?:or|and|just|right|is|was|be|even|up|until)$/.test(before)
    )
  }
  if (word === 'and') {
    if (/^(?:then|so|now|also|on|for|any|do|did|are|have|how|what|when|if|let's|in)$/.test(next))
      return next !== 'on' && next !== 'in' && next !== 'for' && next !== 'if'
        ? true
        : /^(?:your|the|terms)$/.test(afterNext)
    return SUBJECT.test(next) && FINITE.test(afterNext) && length >= 5
  }
  if (SUBJECT.test(word) && FINITE.test(next))
    return isAfterComma ? length >= 7 : !HOLDS_ON.test(before) || isNewSubject(word, before)
  if (word === "let's") return !HOLDS_ON.test(before)
  return (
    word === 'your' &&
    length >= 6 &&
    !isAfterComma &&
    !HOLDS_ON.test(before) &&
    /^(?:is|are|was|were|looks?|looked)$/.test(afterNext)
  )
}

function isNewSubject(word: string, before: string): boolean {
  return /^(?:i|we)$/.test(word) && NEVER_BEFORE_I.test(before)
}

function bare(word: string | undefined): string {
  return (word ?? '').replace(/[,;:.?!]+$/, '')
}
