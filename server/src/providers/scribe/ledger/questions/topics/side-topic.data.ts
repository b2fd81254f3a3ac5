import type { Topic } from '../topic.ts'

/** Which side something is on: asked before all else, as it names a part of the body as well. */
export const SIDE_TOPIC: Topic = {
  asked:
    /\bwhich (?:side|knee|arm|leg|foot|hand|ear|eye|shoulder|hip|ankle|elbow|wrist|breast|lung|kidney|one|finger|toe)\b|\bleft or (?:the )?right\b|\bright or (?:the )?left\b|\bwhat side\b/i,
  fits: () => true,
  wants: ['side'],
  inWords:
    /\b(?:left|right|both)[ -](?:side[ds]?|hands?|arms?|legs?|foot|feet|knees?|hips?|shoulders?|ankles?|wrists?|elbows?|ears?|eyes?|breast|lung|kidney|upper|lower|fingers?|thumb|toes?|groin|flank|calf|thigh)\b|\bbilateral/i,
  nothing: 'No side was found in what was said.',
  heard:
    /\b(?:left|right) (?:side|hand|arm|leg|knee|foot|shoulder|hip|ear|eye|ankle|wrist|elbow)\b/i,
  most: 4,
}
