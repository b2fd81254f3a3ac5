import { DEVICE } from '../../../../../clinical/realise/patient/devices.data.ts'
import type { Topic } from '../topic.ts'
import { isImaging } from './names-image.ts'
import { act, kind } from './topic-facts.ts'

const VITAL =
  /\b(?:blood pressure|heart rate|pulse|respiratory rate|respirations?|temperature|oxygen saturation|o2 sat\w*|weight|height|bmi)\b/

/** What is asked about tests, readings and what an examination found. */
export const FINDING_TOPICS: readonly Topic[] = [
  {
    isDecided: true,
    asked:
      /\b(?:order(?:ed|s|ing)?|(?:tests?|labs?|imaging|investigations?|scans?|blood ?work|bloods|x-?rays?|mri|ct|ultrasound)\b.*\b(?:order\w*|plan\w*|request\w*|need\w*|arrang\w*|going to|to do|next|due|pending)|(?:which|what|any) (?:blood )?(?:tests?|labs?|investigations?|imaging)|(?:get(?:ting)?|do(?:ing)?|need(?:ing|s)?|have) (?:an? |any |some |another )(?:\w+ )?(?:mri|ct|x-?rays?|scans?|ultrasound|labs?|blood ?work|bloods?(?! (?:pressure|sugar|count))|tests?|imaging|echo\w*|ekg|ecg)(?!.*\b(?:show|say|result)))\b/i,
    fits: (fact) => act('order')(fact) && !DEVICE.test(fact.concept),
    nothing: 'No order of a test was found.',
    heard:
      /\b(?:order|panel|labs?|blood ?work|blood tests?|x-?ray|mri|scan|ultrasound|swab|sample)\b/i,
  },
  {
    asked:
      /^(?!.*\b(?:x-?rays?|imaging|ultrasounds?|scans?|mri|ct|ecg|ekg|biops\w+|echo\w*)\b).*\b(?:labs?|laborator\w+|blood ?work|bloods|blood tests?)\b/i,
    fits: (fact) =>
      kind('result', 'measurement')(fact) && !VITAL.test(fact.concept) && !isImaging(fact),
    nothing: 'No laboratory result was found in what was said.',
    heard: /\b(?:labs?|lab results?|blood ?work|blood tests?|test results?|came back)\b/i,
  },
  {
    name: 'results',
    asked:
      /\b(?:results?|labs?|laborator\w+|blood ?work|bloods|blood tests?|tests?|x-?rays?|imaging|ultrasounds?|scans?|mri|ct|ecg|ekg|biops\w+|echo\w*)\b/i,
    fits: (fact) =>
      kind('result', 'measurement')(fact) &&
      !VITAL.test(fact.concept) &&
      !/\bpain\b/.test(fact.concept),
    nothing: 'No result was found in what was said.',
    heard:
      /\b(?:results?|x-?ray|mri|scan|ultrasound|labs?|blood ?work|came back|shows?|showed|positive|negative)\b/i,
  },
  {
    asked: /\bvital(?:s| signs)\b/i,
    fits: (fact) =>
      kind('measurement', 'finding')(fact) &&
      (VITAL.test(fact.concept) || /\bvital/.test(fact.concept)) &&
      !/\b(?:pedal|pedis|radial|tibial|distal|peripheral|popliteal|femoral)\b/.test(fact.concept),
    nothing: 'No vital signs were found in what was said.',
    heard: /\b(?:vitals?|vital signs|blood pressure|temperature|pulse|heart rate)\b/i,
  },
  {
    name: 'exam',
    asked:
      /\b(?:exam\w*|physical(?! therapy)|findings?|auscultat\w+|palpat\w+|(?:did|could) (?:i|we|you|the doctor) (?:hear|find|feel|notice|note|see (?:on|in|at)|pick up)|(?:was|were) (?:found|heard|felt|noted|seen) (?:on|in|at|over))\b/i,
    fits: kind('finding'),
    nothing: 'No finding of an examination was found in what was said.',
    heard: /\b(?:exam|examine|listen to|take a look|press|tender)\b/i,
  },
]
