import { gerundOf, verbOf } from '../../../../../clinical/verb-forms.ts'
import { FRAMES } from './frames.data.ts'
import type { Written } from './of-patient.ts'
import { ACTS, DONE_ACTS, EXAMINING } from './verbs.data.ts'

const NO_VERB = { words: '', count: 0, isOfNow: false }
const BETWEEN = /^(?:(?:also|just|probably|then|definitely|certainly|tentatively) )*/i
const SAYS_NOTHING = /\b(?:just|then) ?/gi
const ADVISES =
  /^(?:do |would |might |may )?(?:recommend|suggest|advise) (?=\w+ing\b|an?\b|the\b|not \w+ing\b)/i

/** 'I would like to order' is 'will order', 'we could use' 'consider using', 'we checked' 'checked'. */
export function writeOfPractice(behind: readonly string[], isFirst: boolean): Written | undefined {
  const said = `${behind.join(' ')} `
  const [between = ''] = BETWEEN.exec(said) ?? []
  const text = said.slice(between.length)
  const [advice] = ADVISES.exec(text) ?? []
  if (advice !== undefined) {
    const doubt = /^(?:might|may) /i.test(advice) ? ['may'] : []
    return written([...doubt, 'recommend'], between + advice)
  }
  return (isFirst ? whatWasDone(text, between) : undefined) ?? whatWillBeDone(text, between)
}

/** 'ordered', 'have already ordered' and 'am using'. */
function whatWasDone(text: string, between: string): Written | undefined {
  const [all = '', helper, already = '', verb = ''] =
    /^(have |am |are )?(already )?([a-z]+)(?= )/i.exec(text) ?? []
  const isOfNow = helper === 'am ' || helper === 'are '
  const isDone = isOfNow
    ? verb !== 'going' && verbOf(verb, ACTS) !== undefined
    : DONE_ACTS.has(verb.toLowerCase())
  if (!isDone || verb === 'put') return undefined
  return written([already.trim(), verb], between + all)
}

function whatWillBeDone(text: string, between: string): Written | undefined {
  const frame = FRAMES.find(({ said }) => said.test(text))
  const [head = ''] = frame?.said.exec(text) ?? []
  const [inner = ''] = BETWEEN.exec(text.slice(head.length)) ?? []
  const act = text.slice(head.length + inner.length)
  const [verb = ''] = act.split(' ')
  if (frame === undefined || !ACTS.has(verb.toLowerCase()) || EXAMINING.test(act)) return undefined
  const adverbs = (between + inner).replaceAll(SAYS_NOTHING, '').trim()
  const form = frame.form === 'gerund' ? gerundOf(verb) : verb
  return written([frame.written, adverbs, form], between + head + inner + verb)
}

function written(words: readonly string[], said: string): Written {
  return {
    words: words.filter((word) => word !== ''),
    taken: said.trim().split(' ').length,
    verb: NO_VERB,
    isTime: false,
  }
}
