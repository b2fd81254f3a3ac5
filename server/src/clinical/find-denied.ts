import { isMark, type Token } from './tokens.ts'

const LONG = /^(?:no|denies|denied|deny|denying|without|never|nor|neither|none|nothing|nobody)$/
const HAS =
  /^(?:have|had|has|having|experience\w*|experiencing|notice\w*|noticing|feel|feeling|felt|see|seen|any|report\w*|complain\w*|endors\w*|appreciate\w*|show\w*|demonstrat\w*|reveal\w*|been|a|an|get|getting|hear|suffer\w*|really|ever|currently|actually|recall|develop\w*|seem|seems|appear|appears)$/
/** 'not improved', 'no relief': what follows is there all the same. */
const STAYS =
  /^(?:improv\w*|reliev\w*|relief|resolv\w*|help\w*|control\w*|better|worse\w*|chang\w*|sure|only|necessarily|know|always|too|want|like|increas\w*|decreas\w*|difference|benefit|need|idea|doubt|way|matter|go\w*|stop\w*|let|limit\w*|affect\w*|just|able|certain|due|related|caus\w*)$/
const ENDS =
  /^(?:but|however|except|although|though|which|some|mild|because|he|she|i|you|they|it|we|patient|reports?|endorses?|complains|presents|positive|reveals?|shows?|demonstrates?|due|secondary|despite|since|if|so|then|when|while|after|until|has|is|are|was|were)$/
/** A 'no' before these answers somebody. */
export const ANSWERED =
  /^(?:i|it|he|she|we|they|that|there|but|not|just|okay|you|my|so|well|the|yeah|no)$/
const SHORT_SCOPE = 3
/** 'non tender', 'non-cigarette smoker'. */
const NON_SCOPE = 1
const USER = /^(?:smoker|drinker|user)$/

/** For each token whether the words before it deny it. */
export function findDenied(tokens: readonly Token[]): boolean[] {
  let left = 0
  return tokens.map((token, at) => {
    if (/^[.;?!:()]$/.test(token.word)) left = 0
    else if (LONG.test(token.word)) left = longScope(tokens, at)
    else if (token.word === 'not') left = notScope(tokens, at)
    else if (token.word === 'negative' && isNegativeOf(tokens[at + 1])) left = Infinity
    else if (token.word === 'non') left = NON_SCOPE
    else if (token.word.startsWith('non-') && USER.test(tokens[at + 1]?.norm ?? ''))
      left = NON_SCOPE
    else if (/^(?:absence|free|lack)$/.test(token.word) && tokens[at + 1]?.word === 'of')
      left = Infinity
    else if (left > 0 && ENDS.test(token.word) && !isAsked(tokens, at)) left = 0
    else if (left > 0) {
      left -= 1
      return true
    }
    return false
  })
}

function longScope(tokens: readonly Token[], at: number): number {
  const next = tokens[at + 1]
  const isAnswer =
    /^(?:no|none|never)$/.test(tokens[at]?.word ?? '') &&
    (isMark(next) || ANSWERED.test(next?.word ?? ''))
  if (isAnswer && tokens[at]?.word !== 'never') return 0
  if (tokens[at]?.word.startsWith('den')) return Infinity
  const second = tokens[at + 2]?.word ?? ''
  if (STAYS.test(next?.word ?? '') || /^(?:relief|improvement|benefit|difference)$/.test(second))
    return 0
  return Infinity
}

function notScope(tokens: readonly Token[], at: number): number {
  const next = tokens[at + 1]?.word ?? ''
  if (STAYS.test(next) || (HAS.test(next) && STAYS.test(tokens[at + 2]?.word ?? ''))) return 0
  return HAS.test(next) || isOfMore(tokens, at) ? Infinity : SHORT_SCOPE
}

/** 'does not smoke, drink or use drugs', 'not noted him to have any': the 'not' reaches further. */
function isOfMore(tokens: readonly Token[], at: number): boolean {
  for (const { word } of tokens.slice(at + 1, at + 1 + MORE_REACH)) {
    if (/^[.;?!:()]$/.test(word) || ENDS.test(word)) return false
    if (/^(?:any|or)$/.test(word)) return true
  }
  return false
}

const MORE_REACH = 8

/** 'Negative headaches', 'negative for cough'; 'it was negative' denies what stands before it. */
function isNegativeOf(next: Token | undefined): boolean {
  return (
    !isMark(next) && !/^(?:and|but|so|test|tests|results?|impact|effects?)$/.test(next?.word ?? '')
  )
}

/** 'denies that he has pain', 'denies when asked' go on. */
function isAsked(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.word ?? ''
  return /^(?:that|denies|denied|denying|not|longer)$/.test(before)
}
