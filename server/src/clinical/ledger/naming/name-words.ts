import { cleanSpeech } from '../../clean-speech.ts'
import { remember } from '../../remember.ts'

/** Words that tell nothing of what a thing is. */
const SMALL = new Set(
  'a an the my your his her their our its some any this that these those of to and or with for in on at i you we he she it they me him them us is are was were be been being am has have had having do does did from by so just really very also there then when while as over s'.split(
    ' ',
  ),
)
/** How much, how often, since when, who and who thinks so: kept elsewhere, or worth nothing. */
const LIGHT = new Set(
  `bad severe terrible awful horrible nasty little slight slightly mild mildly moderate constant constantly occasional
occasionally intermittent persistent ongoing pretty quite extremely real whole lot bit much kind sort sharp dull intense new
old significant more most other another same general generally known regular currently recently recent sometimes always
often usually episode symptom sign feel feeling felt notice noticed experience experiencing develop developed still even
maybe probably possibly like thing stuff kinda actually certain major minor nice think believe guess might may could
would will can should must seem appear sound look related due cause caused standpoint term diagnosis diagnose diagnosed newly
newfound history family mother father mom mum dad brother sister aunt uncle grandma grandmother grandfather grandpa son daughter
parent child one died die passed away run side today yesterday week month year day time ago past last next now since before
later current every couple few first second third previous struggling dealing managing having happen tried try repeat check
order refer referral evaluated evaluation seen done doing use using used set up plan recommend recommended found
point may ready here no not never without deny denies none nothing anything something otherwise well about around some`.split(
    /\s+/,
  ),
)
const NEGATIONS = new Set(['no', 'not', 'never', 'without', 'none', 'nothing'])
const SPOKEN = /['’]|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)\b/
const MOST_WORDS = 20_000
/** One word for some, two for others. */
const JOINED = /\b(gall|heart|hepatitis|vitamin|influenza)[ -](bladder|burn|a(?! and))\b/g
/** 'fit and well' is no fit, 'put weight on it' gains none, what popped once is not popping, and an evening is no 'even'. */
const WHOLE: readonly (readonly [RegExp, string])[] = [
  [/\bfit and (?:well|healthy)\b/g, 'fitandwell'],
  [/\brun[ -]down\b/g, 'rundown'],
  [/\bin-toeing\b/g, 'pigeontoe'],
  [/\bpopped\b/g, 'pop'],
  [/\bbloods\b/g, 'bloodtests'],
  [/\bevenings?\b/g, 'eventide'],
  [/\bdrink(?:s|ing)? (?:anything|something|nothing|enough|plenty)\b/g, 'drinkanything'],
  [
    /\b(?:put|putting|puts|bear|bearing) (?:any |some |much |my |your |full )*weight\b/g,
    'weightbearing',
  ],
]
const SAME = new Map([
  ['great', 'good'],
  ['fine', 'good'],
  ['excellent', 'good'],
  ['okay', 'good'],
  ['ok', 'good'],
])

/** Letters that were said one by one; the article before them is none of them: 'a C N A'. */
const SPELLED = /(?<![\w'])[A-Z](?: [A-Z])+(?![\w'])/g
/** Letters that would make a word which no name begins with. */
const SMALL_WHEN_JOINED = /^(?:AM|AN|AS|AT|BE|DO|HE|IN|IS|IT|ME|NO|ON|OR|SO|US|WE)$/

/** 'C T scan' is 'CT scan'. */
export function joinLetters(words: string): string {
  return words.replace(SPELLED, (letters) => {
    const joined = letters.replaceAll(' ', '')
    return SMALL_WHEN_JOINED.test(joined) ? joined.replace(/./g, '$&.') : joined
  })
}

/** Lower case, without marks, fillers and spoken contractions; 'P S A' is one word. */
export function plainOf(words: string): string {
  const lower = joinLetters(words)
    .toLowerCase()
    .replace(/\b(?:the|an) er\b/g, 'the emergency room')
    .replace(/(?<![\w'])(?:[a-z](?: [a-z]\b){2,}|[b-hj-z] [a-z]\b)/g, (letters) =>
      letters.replaceAll(' ', ''),
    )
  return cleanSpeech(lower)
    .replace(/[^\p{L}\p{N}\s'%/.&+#-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.-]+|[\s.-]+$/g, '')
}

/** As `plainOf` writes it, for names of a table: most of them are plain already. */
export function plainName(name: string): string {
  return SPOKEN.test(name) ? plainOf(name) : name.toLowerCase()
}

/** The stems of the words that carry meaning, in order. */
export function stemsOf(plain: string): string[] {
  let joined = plain.replaceAll("'", '').replace(JOINED, '$1$2')
  for (const [phrase, word] of WHOLE) joined = joined.replace(phrase, word)
  const words = joined.replace(/[-/]/g, ' ').split(' ')
  return words.filter((word) => word !== '' && !SMALL.has(word)).map(stemOf)
}

/** Without the stems that only say how much, when or who. */
export function weightyOf(stems: readonly string[]): string[] {
  return stems.filter((stem, at) => !isLight(stem) || isNumbered(stems[at - 1], stem))
}

export function hasNegation(stems: readonly string[]): boolean {
  return stems.some((stem) => NEGATIONS.has(stem))
}

/** 'type 2' is not 'type 1'. */
function isNumbered(before: string | undefined, stem: string): boolean {
  return /^\d/.test(stem) && /^(?:type|stage|grade|class)$/.test(before ?? '')
}

function isLight(stem: string): boolean {
  return LIGHT_STEMS.has(stem) || /^\d/.test(stem)
}

const BRITISH: readonly (readonly [RegExp, string])[] = [
  [/aem/g, 'em'],
  [/oed(?=e)/g, 'ed'],
  [/rrhoe/g, 'rrhe'],
  [/oesoph/g, 'esoph'],
  [/oestr/g, 'estr'],
  [/pnoe/g, 'pne'],
  [/paed/g, 'ped'],
  [/gynaec/g, 'gynec'],
  [/anaes/g, 'anes'],
  [/aesth/g, 'esth'],
  [/foet/g, 'fet'],
  [/coeliac/g, 'celiac'],
  [/(?<=[lmnr])our(?=s|ed|ing|$)/g, 'or'],
  [/(?<=[a-z]{3})is(?=e[ds]?$|ing$|ation)/g, 'iz'],
  [/sulph/g, 'sulf'],
  [/(?<=fib|lit|cent|met)re(?=s?$)/g, 'er'],
]

/** One stem for 'wheeze' and 'wheezing', for 'tumour' and 'tumors'. */
const stemOf = remember(MOST_WORDS, (word: string): string => {
  let stem = SAME.get(word) ?? word
  for (const [british, american] of BRITISH) stem = stem.replace(british, american)
  if (stem.length > 3 && !/(?:ss|us|is)$/.test(stem))
    stem = stem.replace(/ies$/, 'y').replace(/s$/, '')
  if (stem.length > 5) stem = stem.replace(/(?<=[a-z]{3})(?:ing|ed)$/, '')
  return stem.length > 4 ? stem.replace(/e$/, '') : stem
})

const LIGHT_STEMS: ReadonlySet<string> = new Set([...LIGHT].map(stemOf))
