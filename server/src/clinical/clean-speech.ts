import { spellNumbers } from './spell-numbers.ts'

const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:gon na|gonna)\b/g, 'going to'],
  [/\b(?:wan na|wanna)\b/g, 'want to'],
  [/\b(?:got ta|gotta)\b/g, 'have to'],
  [/\blet 's\b/g, "let's"],
  [/\b(?:ca n't|can't|cannot)\b/g, 'can not'],
  [/\bwo n't\b|\bwon't\b/g, 'will not'],
  [/\b(\w+) n't\b/g, '$1 not'],
  [/\b(\w+)n't\b/g, '$1 not'],
  [/\b(i|you|we|they) 've\b|\b(i|you|we|they)'ve\b/g, '$1$2 have'],
  [/\b(i|you|we|they|he|she|it|that|there)(?: 'll|'ll)\b/g, '$1 will'],
  [/\b(?:i 'm|i'm)\b/g, 'i am'],
  [/\b(you|we|they)(?: 're|'re)\b/g, '$1 are'],
  [
    /\b(he|she|it|that|there|what|here|who|where|how)(?: 's|'s)\b(?= (?:been|got|had|gotten))/g,
    '$1 has',
  ],
  [/\b(he|she|it|that|there|what|here|who|where|how)(?: 's|'s)\b/g, '$1 is'],
  [
    /\b(i|you|we|they|he|she)(?: 'd|'d) (like|want|recommend|be|love|prefer|suggest|rather|say)\b/g,
    '$1 would $2',
  ],
  [/\b(i|you|we|they|he|she)(?: 'd|'d)\b/g, '$1 had'],
  [/(?<!\w)'cause\b|\bcuz\b/g, 'because'],
  [/(?<!\w)'em\b/g, 'them'],
  [/\bx ray(s?)\b/g, 'x-ray$1'],
]
/** Without one of these no contraction can stand there. */
const HAS_CONTRACTION = /'|gon ?na|wan ?na|got ?ta|cannot|cuz|x ray/
const UNIT_WORDS: readonly (readonly [RegExp, string])[] = [
  [/(?<=\d )(?:milligrams?|m g)\b/g, 'mg'],
  [/(?<=\d )(?:micrograms?|m c g)\b/g, 'mcg'],
  [/(?<=\d )(?:milliliters?|millilitres?|m l)\b/g, 'mL'],
  [/(?<=\d )(?:centimeters?|centimetres?)\b/g, 'cm'],
  [/(?<=\d )(?:millimeters?|millimetres?)\b/g, 'mm'],
  [/(\d) ?percent\b|(\d) %/g, '$1$2%'],
  [/\b(\d{2,3}) over (\d{2,3})\b/g, '$1/$2'],
  [
    /\b(\d) out of (\d)(?= (?:systolic|diastolic|murmur|strength|crescendo|holosystolic))/g,
    '$1/$2',
  ],
]
const FILLERS =
  /(?<![\w'-])(?:um+|uh+|uhm|er|erm|em|eh+|ehm|ah|ohh+|hm+|hmm+|mm+|mhm|mm-hmm|uh-huh|you know what|you know|i mean|sort of|kind of|kinda|sorta|basically|actually|obviously|go ahead and|at this point in time|as well as|quote unquote)(?![\w'/-])(?! what| that| how)/g

/** 'hey dragon , order labs' orders labs. */
const ASSISTANT = /\b(?:hey|okay),? (?:dragon|computer|scribe|assistant),?(?= )/g
/** What is left of 'i , um , was'. */
const AFTER_SMALL_WORD =
  /\b(i|you|he|she|we|they|that|the|a|an|to|of|and|or|but|so|my|your|is|are|was|were|have|has|had|with|in|on|for|at|been|be|as|if|will|would|like|just|any|some|want|order), /g
/** 'he has yeah been eating' has not answered anything. */
const YEAH_INSIDE =
  /\b(i|my|the|a|he|she|it|has|have|had|is|was|been|so|and|to|of|just)(?:, | )yeah,? (?=[a-z])/g
/** Nobody's name. */
const ADDRESS = /,? \b(?:sir|ma'am|madam)\b(?: ?,)?(?=[ .?!])/g
/** 'it do you have' and 'have are you' began anew with the question. */
const ASKED_ANEW =
  /(?<=(?:^|[.?!,]|\b(?:and|so|okay)) *)\b(?:it|that|have|did|is) (?=(?:do|did|are|have) you\b)/g
/** 'there is no, there is some fluid' takes the no back. */
const CORRECTED =
  /\b(?:there is |there are )?no,? (?=there (?:is|are) (?:a|an|some|mild|slight)\b)/g
/** 'i and i have' begins once. */
const BEGUN_TWICE = /\b(i|he|she|it|we|you|they),? (and|so|but),? (?=\1\b)/g
/** 'i you have' began anew. */
const FALSE_START =
  /(?<!\b(?:tell|told|think|know|like|want|see|let|give|for|with|of|to|than|as|made|makes|get|believe|say|said) )(?<=^|[ ])(?:i|we|it|you) (?=(?:i|you|we|it|they) (?:am|are|is|have|has|had|do|did|will|was|were|want|think|need|can|would)\b)/g

/** 'seventy-four' is said in two words. */
const HYPHEN =
  /\b(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)-(?=(?:one|two|three|four|five|six|seven|eight|nine)\b)/g

/** Lower case, without stutter, fillers and spoken contractions; numbers as figures. */
export function cleanSpeech(text: string): string {
  let clean = ` ${text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(HYPHEN, '$1 ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/[“”"]/g, ' ')} `
  clean = clean
    .replace(/\s+/g, ' ')
    .replace(/\b\w+-(?=[ ,.?!])/g, ' ')
    .replace(/ ([,.?!;:])/g, '$1')
  clean = clean
    .replace(/(\d) ?\. ?(?=\d)/g, '$1.')
    .replace(/\b([a-z]+)-(?=\1\b)/g, '')
    .replace(ASSISTANT, ' ')
  if (HAS_CONTRACTION.test(clean))
    for (const [pattern, by] of CONTRACTIONS) clean = clean.replace(pattern, by)
  clean = dropLike(clean.replace(FILLERS, ' '))
    .replace(/\s+/g, ' ')
    .replace(/ ([,.?!;:])/g, '$1')
    .replace(/([,;:])(?:[,;:]\s*)+/g, '$1 ')
  clean = clean
    .replace(/([.?!])[,;:]+/g, '$1')
    .replace(ADDRESS, ' ')
    .replace(AFTER_SMALL_WORD, '$1 ')
  if (clean.includes('yeah')) clean = clean.replace(YEAH_INSIDE, '$1 ')
  clean = clean
    .replace(ASKED_ANEW, '')
    .replace(BEGUN_TWICE, '$2 ')
    .replace(/\ba (?=an [a-z])/g, '')
    .replace(CORRECTED, '')
    .replace(FALSE_START, '')
    .replace(/\byou (?:currently |also )?(?=there (?:is|are)\b)/g, '')
    .replace(/\bha(?:ve|s) (may|might|could) have\b/g, '$1 have')
  clean = dropStutter(clean.trim().split(/\s+/)).join(' ')
  clean = figures(clean)
  clean = clean.replace(/\b([a-z]{5,} \d+)\. (?=\d (?:mg|mcg|milligrams?|micrograms?)\b)/g, '$1.')
  if (/\d/.test(clean)) for (const [pattern, by] of UNIT_WORDS) clean = clean.replace(pattern, by)
  return clean.replace(/^[\s,.;:?!-]+/, '').trim()
}

function dropLike(text: string): string {
  if (!text.includes('like')) return text
  return text
    .replace(/(?:,\s*)?\blike(?=,)/g, ' ')
    .replace(/, like\b/g, ',')
    .replace(
      /\b(is|was|have|has|had|about|ordering|getting|it|be) like (?=(?:the|a|an|some|any)\b|\d)/g,
      '$1 ',
    )
    .replace(/\b(at|some|had|have|probably|maybe) like (?=\w)/g, '$1 ')
}

function figures(text: string): string {
  const parts = text.split(' ')
  const words: string[] = []
  let run: string[] = []
  const flush = () => {
    words.push(...spellNumbers(run))
    run = []
  }
  for (const part of parts) {
    const word = bare(part)
    run.push(word)
    if (word.length < part.length) {
      flush()
      words.push(`${words.pop() ?? ''}${part.slice(word.length)}`)
    }
  }
  flush()
  return words.join(' ')
}

/** 'i , i was' and 'the the' are said once. */
function dropStutter(words: readonly string[]): string[] {
  const kept: string[] = []
  for (const word of words) {
    kept.push(word)
    for (let size = 4; size >= 1; size -= 1)
      if (isRepeated(kept, size)) kept.splice(-2 * size, size)
  }
  return kept
}

/** Whether the last words stand twice, without a sentence's end between. */
function isRepeated(words: readonly string[], size: number): boolean {
  const start = words.length - 2 * size
  if (start < 0) return false
  for (let at = start; at < start + size; at += 1) {
    const before = words[at] ?? ''
    const again = bare(words[at + size] ?? '')
    if (again === '' || again !== bare(before) || /[.?!]$/.test(before)) return false
  }
  return true
}

function bare(word: string): string {
  const last = word.charCodeAt(word.length - 1)
  return last >= 97 && last <= 122 ? word : word.replace(/[,;:.?!]+$/, '')
}
