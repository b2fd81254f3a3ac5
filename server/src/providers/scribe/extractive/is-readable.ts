const VERB =
  /\b(?:am|is|are|was|were|be|been|has|have|had|does|do|did|will|would|can|could|should|may|might|must|need|needs|want|wants|denies|reports|takes?|took|continue|stop|start|avoid|keep|use|call|return|go|come|get|gets|feels?|seems?|looks?|shows?|showed|hurts?|works?|lives?|smokes?|drinks?|eats?|sleeps?|went|got|came|began|fell|felt|made|gave|saw|told|said|thinks?|thought|knows?|knew|woke|ran|put|goes|gives?|makes?|causes?|likes?|tries|helps?|needs|stays?|presents|plays?|comes|remains?|died|lost|left|broke|slept|ate|drank|threw|hit|kept|found|heard|stood|grew|became|held|spent|wore|bled|bought|brought|caught|drove|[a-z]{3,}ed)\b/i
const LABELLED = /^[A-Z][a-z ]{3,20}: /
const HANGS =
  /^(?:to|(?:did|does|do|is|was) not|not|any|probably|maybe|which|that being|than|or|like|what|how|who|where|let|anything|something|everything else|is to|are to|(?:for example,? )?(?:think|imagine))\b/i
const NAMELESS =
  /^(?:it|that|this|they|he|she) (?:is|was|has been|had been|does|did|has|are|were)(?: (?:not|very|so|pretty|a|all))*(?: \w+)?\.$/i
const TALK =
  /\b(?:my (?:\w+ )*template|finali[sz]e the (?:report|note)|start by (?:listening|looking|examining)|tell me\b|it has been a (?:little |long )?while (?:since )?(?:i|we)\b|any questions|ask (?:the patient |you )?(?:a|some|any|another) (?:few )?questions?|my (?:assessment|exam)|exam findings|talk (?:a little )?(?:bit )?(?:more )?about|take a (?:quick )?(?:look|listen)|do a (?:quick )?(?:physical )?exam|look at (?:some of )?(?:his|her|the|your) (?:results|labs|x-ray)|go over|pull up|i (?:will|want to) (?:examine|check out|listen|press|push|look|see here)|good to (?:see|hear)|glad|nice to|sorry to|i love|i hope|we will see\.$|how (?:are|is) |makes sense|of course|no problem|appreciate (?:it|that)|sounds (?:good|great)|that is (?:great|good|awesome|fantastic|wonderful)|should (?:just )?(?:raise|squeeze|resist|open (?:his|her|the|your) mouth|take a (?:deep )?breath|lie (?:back|down)|follow my|look (?:up|down|straight)))\b/i
/** Cut off before what it would have told. */
const CUT_OFF =
  /\b(?:am|is|are|was|were|been) (?:experiencing|having|noticing|getting|feeling like|trying to think[^.]*)\.$/i
/** Began as one sentence and went on as another. */
const BROKEN =
  /^(?:It|That|This|They|We|He|She) (?:do|because|like|so|if|by)\b|\b(?:has|have|is|was) (?:are|is|was) (?:he|she|they|the patient)\b|^(?:I think|We will|I will),? (?:to recap|by|how)\b|^The patient (?:and|so|but)\b|^(?:Going to|Having \w+ with|An (?:it|he|she))\b/
const FACTUAL =
  /\d ?(?:mg|mcg|cm|mm|%|\/)|\b(?:allerg\w*|suicid\w*|harm|due to|likely|consistent with|secondary to)\b/i

const MOST_WORDS = 60

export function hasVerb(sentence: string): boolean {
  return VERB.test(sentence)
}

/** A sentence that a reader of the note can follow: with a verb, not hanging, not about the talk itself. */
export function isReadable(sentence: string): boolean {
  const count = sentence.split(' ').length
  if (count < 3 && !/^(?:Denies|Reports|No|Uses:|Mentions:) /.test(sentence)) return false
  if (
    HANGS.test(sentence) ||
    /^(?:I|We) (?:will|want to|would like to|need to) \w+\.$/.test(sentence) ||
    /\bdo not (?:they|you|we|i)\b/i.test(sentence) ||
    count > MOST_WORDS ||
    NAMELESS.test(sentence) ||
    CUT_OFF.test(sentence) ||
    BROKEN.test(sentence) ||
    isOnlyCondition(sentence) ||
    TALK.test(sentence)
  )
    return false
  if (
    / (?:think|seems?|quite|really|keeping|me|let)\.$/.test(sentence) &&
    !/ (?:to|for|with|by|hurts) me\.$/.test(sentence)
  )
    return false
  if (/^(?:no|denies|reports) /i.test(sentence) || LABELLED.test(sentence)) return true
  if (VERB.test(sentence)) return !/^(?:if|when|because|since|while) [^,]{0,60}\.$/i.test(sentence)
  return FACTUAL.test(sentence) && count >= 4
}

/** 'If it hurts, if you are feverish.' says nothing of what to do then. */
function isOnlyCondition(sentence: string): boolean {
  if (!/^(?:if|when|unless) /i.test(sentence)) return false
  return (
    sentence
      .split(/[,;] /)
      .slice(1)
      .every((part) => /^(?:if|when|or if|and if|so \d|or|so)\b/.test(part)) &&
    sentence.includes(',')
  )
}
