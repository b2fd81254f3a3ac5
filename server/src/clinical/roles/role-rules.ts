const PATIENTS =
  /^(?:i (?:take|am taking|have been taking|was taking|smoke|drink|feel|felt|have had|have been having|woke|get (?:a|the|this|some)|can not (?:sleep|breathe|eat))\b|my (?:head|back|knee|leg|arm|chest|stomach|throat|ear|eye|tooth|neck|shoulder|foot|hand|pain|cough|husband|wife|mother|father|mom|dad|kids|job|boss)\b)|\b(?:gives|gave|makes|made|hurts|bothers|causes) me\b|\bi am allergic\b/
const CLINICIANS =
  /^(?:i (?:think|believe|suspect) (?:this|that|it|you|we|your)\b|please (?:call|come|take|return|stop|keep|book)\b|(?:come back|follow up|return) in\b|let me (?:listen|look|check|examine|see)\b|(?:i|we) (?:will|am going to|are going to) (?:do|order|take|send|listen|examine|prescribe|start|refer|check|write|request|arrange|swab|test)\b|drink plenty\b|no (?:antibiotics|antibiotic)\b|take \w+ \d)|\bcome back (?:in|if|to (?:see )?(?:me|us|the))\b|\b(?:refer you|order (?:a|an|some|you)|prescribe|your (?:lungs|heart|blood pressure|exam|labs|results|abdomen|x-ray|ekg|ecg|throat looks|ears? looks?))\b/

/** Of a sentence or a clause in lower case: what patients alone say. */
export function isPatientsTalk(clause: string): boolean {
  return PATIENTS.test(clause)
}

/** What clinicians alone say. */
export function isCliniciansTalk(clause: string): boolean {
  return CLINICIANS.test(clause)
}
