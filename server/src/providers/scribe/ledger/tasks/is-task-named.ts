import type { Fact } from '@chartwright/contract/facts'
import { isKnownName } from '../../../../clinical/ledger/naming/name-concept.ts'
import { DEVICE } from '../../../../clinical/realise/patient/devices.data.ts'
import { knownPart } from '../../../../clinical/realise/patient/known-part.ts'
import type { ScribeSegment } from '../../scribe.ts'
import { isPromisedContact } from './as-meant/as-contact.ts'
import { isArrangedNext } from './deciding/is-arranged-next.ts'
import { plainSaid, type Around } from './task-around.ts'
import { taskObject } from './task-object.ts'
import { DONE_THERE, GENERAL_DRUG } from './task-words.data.ts'

/** How sure the reader must be before somebody is asked to do it: below, one in three is wrong. */
const LEAST: Readonly<Partial<Record<Fact['act'], number>>> = {
  order: 0.6,
  refer: 0.6,
  procedure: 0.6,
  follow_up: 0.6,
  emergency: 0.6,
}
/** A place or a service that no table knows is often none. */
const LEAST_OF_STRANGE_REFERRAL = 0.75
const LEAST_OF_TIMED_VISIT = 0.5
const LEAST_OF_DRUG = 0.6
const LEAST_OF_KNOWN_DRUG = 0.55
const LEAST_OF_DEVICE = 0.55
/** Where the verb right before it decides. */
const LEAST_OF_FIRM = 0.4
const FIRM =
  /\b(?:order|prescrib(?:e|ing)|start|add|refill|refer (?:you|him|her)(?: back)? to|send you (?:to|for)|schedule|put you on)(?: (?:you|some|an?|the|that|another|up|for|on|with))*$/
const FIRM_WITHIN =
  /^(?:(?:order|prescribe|start|refill|schedule|refer)|(?:script|prescription) for) /
/** The clinician's own command: 'stop your aspirin', and not 'don't stop your aspirin'. */
const COMMANDS_TO_STOP = /^(?:stop|hold)(?: taking)? (?:the|your|all) /
const BEGINS = /^(?:(?:and|then|so|also|please|just|now|okay),? ?)*$/
const NEEDS = /\b(?:you'll|you will|you|you're gonna|you're going to) need to$/
const GETS = /^(?:get|have) /
/** A deed that no table knows is often a manner of speaking. */
const LEAST_OF_STRANGE_DEED = 0.75
const DEED_WORDS = 3
/** Mostly talk of a reading, and nothing that is ordered. */
const VITAL_SIGN =
  /^(?:(?:home |standing )?blood pressures?|heart rate|pulse|temperature|oxygen saturation|respiratory rate|weight|height|vital signs|vitals|body mass index)$/

/** Whether the words name a thing that can be done, and the reader was sure of it. */
export function isTaskNamed(
  fact: Fact,
  around: readonly Around[],
  segments: readonly ScribeSegment[] = [],
): boolean {
  const { kind, act, attributes, sureness = 1 } = fact
  const name = taskObject(fact)?.toLowerCase()
  const isFirm =
    isOrderedByName(fact, segments) ||
    isArrangedNext(fact, segments) ||
    around.some(({ before, words }) => COMMANDS_TO_STOP.test(words) && BEGINS.test(before)) ||
    around.some(
      ({ before, words }) =>
        FIRM.test(before) ||
        (act !== 'follow_up' &&
          (FIRM_WITHIN.test(words) || (NEEDS.test(before) && GETS.test(words)))),
    )
  const isKnown =
    name !== undefined &&
    (isKnownName(kind, name) || (kind === 'plan' && knownPart(name) !== undefined))
  if (around.some((place) => isPromisedContact(fact, place))) return sureness >= LEAST_OF_FIRM
  if (isFirm && (isKnown || /^send /.test(name ?? ''))) return sureness >= LEAST_OF_FIRM
  if (kind === 'medication')
    return sureness >= (isKnown && !GENERAL_DRUG.test(name) ? LEAST_OF_KNOWN_DRUG : LEAST_OF_DRUG)
  if (act === 'order' && name !== undefined && VITAL_SIGN.test(name)) return false
  if (act === 'follow_up' && (attributes.when ?? attributes.duration) !== undefined)
    return sureness >= LEAST_OF_TIMED_VISIT
  if (name !== undefined && DEVICE.test(name)) return sureness >= LEAST_OF_DEVICE
  if (act === 'refer' && !isKnown) return sureness >= LEAST_OF_STRANGE_REFERRAL
  const isStrangeDeed =
    act === 'procedure' &&
    !isKnown &&
    !DONE_THERE.test((name ?? '').replace(/ (?:in|into|of|to|for|on) .*$/, '')) &&
    (name ?? '').split(' ').length > DEED_WORDS
  return sureness >= (isStrangeDeed ? LEAST_OF_STRANGE_DEED : (LEAST[act] ?? 0))
}

const COMMANDED = String.raw`(?:order|prescribe)(?: (?:you|some|an?|the))*`

/** 'Order amoxicillin', said in a line that the fact may not have. */
function isOrderedByName({ kind, concept }: Fact, segments: readonly ScribeSegment[]): boolean {
  if (kind !== 'medication' || !/^[a-z-]{5,}$/i.test(concept)) return false
  const ordered = new RegExp(String.raw`\b${COMMANDED} ${concept.toLowerCase()}\b`)
  return segments.some(
    ({ text, speaker, role }) =>
      (role ?? speaker) !== 'patient' && ordered.test(plainSaid(text.toLowerCase())),
  )
}
