import type { FactStatus } from '@chartwright/contract/facts'

/** Words that say how a problem stands; without one of them nobody has said it. */
export const STANDING_WORDS: Partial<Record<FactStatus, string>> = {
  controlled:
    'control|controlled|at goal|well|fine|good|great|stable|managed|managing|nicely|in range|normal',
  uncontrolled:
    'uncontrolled|not (?:\\S+ )*controlled|out of control|under better control|better control|high|higher|elevated|above|poorly|not where|too much|up and down|all over|running|worse',
  worse:
    'worse|worsen|worsened|worsening|progress\\w*|flare\\w*|exacerbat\\w*|acting up|bad|spread\\w*|increas\\w*',
  improved: 'better|improv\\w*|less|resolving|healing|good|down|great|well',
  resolved: 'resolved|gone|cleared|healed|over|no longer|went away|recovered|back to normal',
  stable: 'stable|unchanged|same|well|fine|okay|ok|good|steady|no change\\w*|controlled|great',
}
