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

/** Words like those that say nothing of how a problem stands, each with an example. */
export const NO_STANDING_WORDS: readonly (readonly [said: string, example: string])[] = [
  ['high (?:blood pressure|cholesterol|risk)', 'Now for your asthma and high cholesterol.'],
  ['(?:great|good|glad) to hear', 'Good to hear. Now your asthma.'],
  ["that(?:'s| is) (?:great|good|fine|okay)", "That's fine. Now your asthma."],
  ['(?:good|great) for your?', 'Walking is good for your asthma.'],
  [
    '(?:great|good) (?:strateg\\w+|idea|job|news|question|plan|start|way|thing|time|point)',
    'A good question about asthma.',
  ],
  ['as well', 'And asthma as well.'],
  // What is raised is a dose.
  [
    'increas(?:e|es|ed|ing) (?:your|the|his|her|that|it|this|you|up)',
    'For your asthma I want to increase your spray.',
  ],
  ['(?:okay|alright|all right|so|and|oh|yeah) well', 'Okay well now asthma.'],
  ['over (?:the|there|here|a|your)', 'We talk asthma over the phone.'],
  ['(?:is|are|will be|would be|sound|sounds) (?:that )?okay', 'We look at asthma, is that okay?'],
  // A drug that is increased makes no illness worse.
  [
    'increas(?:e|ed|ing) (?:you|your|the|his|her|my|that|it|to|on)(?: \\w+)?',
    'For your asthma I want to increase your Symbicort.',
  ],
  // What is hoped for, and what a thing is done for, is not so yet.
  [
    "(?:will|'ll|should|would|may|might|could|can|going to|gon ?na|hop(?:e|es|ing|efully)) (?:\\w+ ){0,4}(?:improve|recover|resolve|heal|stabilize|be (?:gone|better|fine|good|well|okay|stable|controlled)|get (?:a (?:little|lot|bit) )?(?:better|worse|controlled)|feel (?:better|good|great|fine)|do (?:better|well|fine)|worsen|progress|spread|flare(?: up)?|clear up|go (?:away|down))",
    'I think your asthma will improve in time.',
  ],
  [
    '(?<!(?:continu|seem|appear|start|begin|began|begun)\\w* )to (?:help |try to |try and )?(?:improve|recover|resolve|heal|worsen|progress|get (?:better|worse)|feel better|be (?:better|fine|controlled))',
    'A spray for your asthma to help improve the breathing.',
  ],
  [
    '(?:get|bring|keep|have|make) (?:you|it|that|this|them|things|your \\w+(?: \\w+)?) (?:back |all |a (?:little|bit|lot) |to |under |in |more |at )*(?:normal|control|controlled|better|down|well|good|stable|goal|range)',
    'Your asthma: I want to get it under control.',
  ],
]
