import type { Fact } from '@chartwright/contract/facts'
import type { Around } from '../task-around.ts'
import { FURTHER_TASK_CUES } from './further-task-cues.data.ts'
import { TASK_CUES, type TaskCue } from './task-cues.data.ts'

const CUES = [...TASK_CUES, ...FURTHER_TASK_CUES]

/** Whether all that was said of it leaves nothing for the practice to do. */
export function isNoTask(fact: Fact, around: readonly Around[]): boolean {
  return around.length > 0 && around.every((place) => cueAt(fact, place) !== undefined)
}

export function cueAt({ act, status }: Pick<Fact, 'act' | 'status'>, place: Around) {
  return CUES.find((cue) => isOf(cue, act, status) && isAt(cue, place))
}

function isOf({ of }: TaskCue, act: Fact['act'], status: Fact['status']): boolean {
  return (
    of === undefined || (act !== '' && of.includes(act)) || (status !== '' && of.includes(status))
  )
}

export function isAt({ before, within, after }: TaskCue, place: Around): boolean {
  return (
    before?.test(place.before) !== false &&
    within?.test(place.words) !== false &&
    after?.test(place.after) !== false
  )
}
