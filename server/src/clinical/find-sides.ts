import type { Token } from './tokens.ts'

export type Side = 'left' | 'right'
export interface Sided {
  readonly side: Side
  /** What has sides; empty where none is named. */
  readonly part: string
  readonly at: number
}

const PARTS = new Set(
  `knee shoulder hip ankle foot hand wrist elbow arm leg ear eye breast lung kidney calf thigh thumb finger toe
  heel flank groin cheek jaw forearm quadrant lobe extremity tonsil testicle ovary carotid tooth molar achilles
  tibia fibula radius ulna femur humerus metatarsal axilla nostril hamstring bicep tricep rib temple maxilla sinus
  palm sole eyelid iris pupil ventricle atrium ureter neck back chest abdomen face buttock trapezius meniscus
  paraspinal inguinal base cervical costovertebral cva side hemithorax hemiplegia hemisphere index eyebrow turbinate humeral bunion nephrectomy mastectomy`.split(
    /\s+/,
  ),
)
const OF_WHOM = /^(?:the|my|your|his|her|on|to|of|in|from)$/
const REACH = 4

/** 'right knee', 'pain on the left'; not 'all right' and not 'right now'. */
export function findSides(tokens: readonly Token[]): Sided[] {
  return tokens.flatMap(({ word }, at): Sided[] => {
    if (word === 'left-sided' || word === 'right-sided')
      return [{ side: word === 'left-sided' ? 'left' : 'right', part: '', at }]
    if (word !== 'left' && word !== 'right') return []
    const part = partAfter(tokens, at)
    if (part) return [{ side: word, part, at }]
    if (!OF_WHOM.test(tokens[at - 1]?.word ?? '')) return []
    const next = tokens[at + 1]?.word ?? '.'
    if (!/^[,.;?!)]$|^(?:and|hand|one|but|with|is|was|compared|than|or)$/.test(next)) return []
    return [{ side: word, part: partBefore(tokens, at), at }]
  })
}

function partAfter(tokens: readonly Token[], at: number): string | undefined {
  let isLower = false
  let isUpper = false
  for (const { word, norm } of tokens.slice(at + 1, at + 1 + REACH)) {
    if (/^[,.;:?!()]$|^(?:left|right)$/.test(word)) return undefined
    if (word === 'lower') isLower = true
    if (word === 'upper') isUpper = true
    if (norm === 'feet') return 'foot'
    if (norm === 'extremity') return isLower ? 'leg' : isUpper ? 'arm' : 'extremity'
    if (PARTS.has(norm)) return norm === 'side' ? '' : norm
  }
  return undefined
}

function partBefore(tokens: readonly Token[], at: number): string {
  for (let place = at - 1; place >= Math.max(0, at - 6); place -= 1) {
    const norm = tokens[place]?.norm ?? ''
    if (/^[.;?!]$/.test(norm)) return ''
    if (PARTS.has(norm) && norm !== 'side') return norm
  }
  return ''
}
