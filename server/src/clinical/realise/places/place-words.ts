import type { FactContent } from '@chartwright/contract/facts'
import { LINKED } from '../telling/attribute-words.data.ts'
import { isPaired } from '../../find-sides.ts'
import { isPlaceSaid, withoutShorterPlace } from './said-place.ts'
import { besideName, isSide } from './side-words.ts'
import { hasWord, isWithin } from '../words/word-stems.ts'

const SIDES = /\b(?:left|right|bilateral|both)\b/

/** The name with its side and its place: 'left knee pain', 'tingling in both feet'. */
export function placedName(fact: FactContent): string {
  const { kind, attributes } = fact
  const { side, site } = attributes
  const sideWord = side === undefined || hasWord(fact.concept, side) ? '' : side
  if (site === undefined || isPlaceSaid(site, fact.concept))
    return besideName(kind, sideWord, fact.concept)
  const concept = withoutPart(withoutShorterPlace(fact.concept, site), site)
  // All over the arms is on both, and so is what is felt in the arms.
  const isFelt = kind === 'symptom' || kind === 'complaint'
  if (side === 'bilateral' && (ALL_OVER.test(site) || (isFelt && IN_BOTH.test(site))))
    return `${concept} ${placeWords(fact, site)}`
  if (SIDES.test(site) || sideWord === '') return `${concept} ${placeWords(fact, site)}`
  if (LINKED.test(site) || IS_ADJECTIVE.test(site) || !isSide(sideWord))
    return `${besideName(kind, sideWord, concept)} ${placeWords(fact, site)}`
  return `${concept} ${placeWords(fact, sided(sideWord, site, fact.polarity === 'absent'))}`
}

const ALL_OVER = /^(?:all over|everywhere|all across|throughout)\b/

const IN_BOTH =
  /^(?:in|on|over|around|behind) (?:the )?(?:(?:upper|lower) )?(?:arms|hands|wrists|elbows|shoulders|legs|feet|knees|ankles|hips|thighs|calves|heels|eyes|ears|eyelids)\b/

/** 'finger pain' of the middle finger is pain of the middle finger. */
function withoutPart(concept: string, site: string): string {
  const [first = '', ...rest] = concept.split(' ')
  return rest.length > 0 && isWithin(first, site) ? rest.join(' ') : concept
}

/** 'end of middle finger' on the right is the end of the right middle finger. */
function sided(side: string, said: string, isDenied: boolean): string {
  // The upper body is there once.
  if (side === 'bilateral' && /\bbody$/.test(said)) return said
  const site = said.replace(/ (?:bilaterally|on both sides)$/, '')
  const [, part] = SIDE_OF_ONE.exec(site) ?? []
  if (part !== undefined && side !== 'bilateral') return `${side} side of the ${part}`
  const at = site.lastIndexOf(' of ')
  if (side === 'bilateral' && / (?:of|with|in|on|at|near) /.test(site)) return `${site} bilaterally`
  if (at >= 0 && side !== 'bilateral')
    return `${site.slice(0, at)} of the ${side} ${site.slice(at + 4).replace(/^the /, '')}`
  // 'No effusion of both knees' leaves one.
  if (side === 'bilateral' && isDenied && isPaired(site) && plural(site) !== site)
    return `either ${site}`
  return side === 'bilateral'
    ? `both ${plural(site.replace(/^the /, ''))}`
    : `${side} ${site.replace(/^the /, '')}`
}

/** 'the side of the face': one of its two sides. */
const SIDE_OF_ONE =
  /^(?:the )?side of (?:(?:the|my|your|his|her) )?(head|scalp|face|neck|body|back|chest|abdomen|stomach|tummy|belly|mouth|tongue|nose|throat)$/

function plural(site: string): string {
  if (/\bfoot$/.test(site)) return site.replace(/foot$/, 'feet')
  return /(?:s|feet|teeth|\d)$/.test(site) ? site : `${site}s`
}

/** A finding with its own end: 'reflexes 1+ throughout (right hip)'. */
const SAID_ALREADY =
  / (?:throughout|in (?:good|normal) (?:position|alignment)|within normal limits)$/
const IS_ADJECTIVE =
  /^(?:[\w-]*(?:al|ar|ic|ior|oid|ous|ized|wide|ary)|lower|upper|right|left|bilateral|diffuse|midline)$/
const ON_SURFACE =
  /\b(?:rash|lesions?|spots?|moles?|hives|bumps?|plaques?|scars?|bruis\w+|laceration|wounds?|ulcers?|blisters?|cuts?|burns?|sores?|tick|bite)\b/

function placeWords({ kind, concept }: FactContent, site: string): string {
  if (
    LINKED.test(site) ||
    /^(?:all over|everywhere|elsewhere|anywhere|low down|lower down|high up|up top|down below|deep inside|(?:all )?across)\b/.test(
      site,
    )
  )
    return site
  if (/^(?:right|left)(?:[- ]hand)?[- ]side$/.test(site))
    return `on the ${site.slice(0, site.search(/[- ]/))} side`
  if (kind === 'plan' || SAID_ALREADY.test(concept)) return `(${site})`
  if (IS_ADJECTIVE.test(site)) return `, ${site}`
  if (/^[CTLS]\d/.test(site)) return `at ${site}`
  const article = /^(?:the|both|all|each|either|bilateral|various|multiple|several|[A-Z])/.test(
    site,
  )
    ? ''
    : 'the '
  return `${linkOf(kind, concept, site)} ${article}${site}`
}

/** What stands on a leg, and what is given on a matter. */
const BORNE =
  /\bbear(?:ing)? (?:\w+ ){0,3}weight$|\bweight[- ]bearing$|\bable to (?:walk|stand)$|\bsecond opinion$/

/** How something is, rather than what: 'sensation intact in the right arm'. */
const IS_STATE =
  /(?:\b(?:(?:ab)?normal|intact|full|good|positive|negative|equal|weak|strong|soft|clear|tender|decreased|reduced|limited|aligned|palpable)|\d\/\d|\d\+)$/

function linkOf(kind: FactContent['kind'], concept: string, site: string): string {
  if (/\bbases?$|^(?:end|tip|top|bottom|front|back) of\b/.test(site)) return 'at'
  if (ON_SURFACE.test(concept) || BORNE.test(concept)) return 'on'
  if (/\b(?:follow-?up|evaluation|check-?up|recheck|review|exam(?:ination)?)$/.test(concept))
    return 'of'
  return kind === 'symptom' || kind === 'complaint' || IS_STATE.test(concept) ? 'in' : 'of'
}
