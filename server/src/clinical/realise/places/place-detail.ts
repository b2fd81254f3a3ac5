import type { FactContent } from '@chartwright/contract/facts'
import { DRUG_RELIEFS } from '../telling/relief-words.data.ts'
import {
  BESIDE_DRUGS,
  CONTACTS_SAID,
  FAMILY_AGES,
  FAMILY_SIDES,
  RELIEFS_SAID,
} from '../telling/modifier-words.data.ts'
import { writeBy } from '../words/rows.ts'

/** What a drug did is its relief, how to get in touch is told with a sign alone, whose side it is with the relative. */
export function placeDetail(fact: FactContent): FactContent['attributes'] {
  const { kind, act } = fact
  const attributes = withRelief(fact)
  const { detail, ...others } = attributes
  if (detail === undefined) return attributes
  const said = detail.trim().toLowerCase()
  if (kind === 'medication') {
    if (BESIDE_DRUGS.some(([words]) => words.test(said))) return others
    const relief = reliefIn(said)
    return relief === undefined ? attributes : { relief, ...others }
  }
  if (
    kind === 'family' &&
    (writeBy(FAMILY_SIDES, said) !== undefined ||
      RELATIVE.test(said) ||
      ONE_OF.test(said) ||
      ONE_PARENT.test(said))
  )
    return others
  if (kind === 'family' && DIED.test(said)) return { ...others, detail: 'deceased' }
  if (kind === 'family') return { ...others, detail: writeBy(FAMILY_AGES, said) ?? detail }
  const contact = kind === 'plan' ? writeBy(CONTACTS_SAID, said) : undefined
  if (contact === undefined) return attributes
  return act === 'safety_net' ? { ...others, detail: contact } : others
}

const TRIED = new Set<FactContent['kind']>(['medication', 'history'])
/** The last row stands for all others. */
const OWN_RELIEFS = DRUG_RELIEFS.slice(0, -1)

/** What was tried and did not help is told so, in whatever words it was said. */
function withRelief({ kind, attributes }: FactContent): FactContent['attributes'] {
  const said = attributes.relief?.trim().toLowerCase()
  if (said === undefined || !TRIED.has(kind) || OWN_RELIEFS.some(([words]) => words.test(said)))
    return attributes
  const relief = reliefIn(said)
  return relief === undefined ? attributes : { ...attributes, relief }
}

function reliefIn(said: string): string | undefined {
  return writeBy(RELIEFS_SAID, said.replace(/ n['’]t\b/g, "n't"))
}

/** The relative is told already. */
const KIN =
  '(?:mother|father|mom|mum|dad|sister|brother|(?:great[ -])?grand\\w+|aunt(?:ie|y)?|uncle|cousin|son|daughter|nan|gran)s?'
const RELATIVE = new RegExp(
  `^(?:(?:an?|my|his|her|the|own|both|one of) )*${KIN}(?:['’]s)?(?: and (?:(?:my|his|her) )?${KIN})?$|^both (?:(?:my|his|her|the|of the) )?parents$`,
)
/** 'one brother' and 'the other brother' are two. */
const ONE_OF = new RegExp(`^(?:the |my )?(one|another|other) (${KIN})$`)
const ONE_PARENT = /^one of (?:them|(?:my |his |her |the )?parents)(?: (?:did|does|has|had))?$/
const DIED = new RegExp(
  `^(?:(?:my|his|her|the) )?(?:${KIN} )?(?:(?:has |had )?(?:died|passed away|passed)|is (?:dead|deceased))(?: (?:a )?(?:few|couple(?: of)?|\\w+) years (?:ago|back))?$`,
)

/** 'grandfather' on the mother's side is the maternal grandfather. */
export function relativeOf({ kind, who, attributes: { detail = '' } }: FactContent): string {
  const name = who.trim()
  const said = detail.trim().toLowerCase()
  const [, which, kin = ''] = (kind === 'family' ? ONE_OF.exec(said) : null) ?? []
  if (kind === 'family' && name === 'parents' && ONE_PARENT.test(said)) return 'one parent'
  if (which !== undefined && kin.startsWith(name)) return `${which} ${name}`
  const side = kind === 'family' ? writeBy(FAMILY_SIDES, said) : undefined
  return side !== undefined && ON_A_SIDE.test(name) ? `${side} ${name}` : name
}

const ON_A_SIDE = /^(?:grand(?:mother|father|parents?|ma|pa)|aunt|uncle|cousin)s?$/
