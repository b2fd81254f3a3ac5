import type { Fact } from '@chartwright/contract/facts'
import { dueDateOf } from '../../../clinical/due-date.ts'
import type { KnownOfVisit, ProposedTask, ScribeSegment } from '../scribe.ts'
import { isContested } from './tasks/contested-sides.ts'
import type { FoundTask } from './tasks/found-task.ts'
import { isBought } from './tasks/is-bought.ts'
import { isInjected } from './tasks/is-injected.ts'
import { isInPanel } from './tasks/in-panel.ts'
import { withDayOfOperation, withoutLaterTime } from './tasks/deciding/after-operation.ts'
import { asAmbulance } from './tasks/as-meant/as-ambulance.ts'
import { asContact } from './tasks/as-meant/as-contact.ts'
import { asRefill } from './tasks/as-meant/as-refill.ts'
import { asTest } from './tasks/as-meant/as-test.ts'
import { withDepartment } from './tasks/as-meant/with-department.ts'
import { withPurposeOfTest } from './tasks/as-meant/with-purpose-of-test.ts'
import { withoutSplitDose } from './tasks/as-meant/without-split-dose.ts'
import { withUrgency } from './tasks/as-meant/with-urgency.ts'
import { withoutOthersTime } from './tasks/times/of-others-time.ts'
import { withNamedResult } from './tasks/deciding/with-named-result.ts'
import { isTakenBack } from './tasks/deciding/is-taken-back.ts'
import { withUnless } from './tasks/deciding/with-unless.ts'
import { isArranged } from './tasks/deciding/is-arranged.ts'
import { isNoTask } from './tasks/deciding/is-no-task.ts'
import { isPutOff } from './tasks/deciding/is-put-off.ts'
import { isTaskNamed } from './tasks/is-task-named.ts'
import { isNamedBetter } from './tasks/named-better.ts'
import { isOfPatientOnly } from './tasks/deciding/of-patient-only.ts'
import { isSameTask, joinTasks } from './tasks/same-task.ts'
import { aroundOf } from './tasks/task-around.ts'
import { toldTogether } from './tasks/joining/told-together.ts'
import { asDecided } from './tasks/deciding/task-decided.ts'
import { withForm, withPack, withSeason } from './tasks/drug-form.ts'
import { withVisitDate } from './tasks/times/visit-date.ts'
import { withPointedTimes } from './tasks/times/pointed-times.ts'
import { withSaidTime } from './tasks/times/task-time.ts'
import { titleOf } from './tasks/task-title.ts'
import { withOptions } from './tasks/purpose/with-options.ts'
import { withPurpose } from './tasks/purpose/with-purpose.ts'

/**
 * What the practice has to do after the visit: of the plan and of the drugs what was decided, and
 * nothing that was declined, done already or left to the patient. A plan on a condition says so in
 * its title.
 */
export function proposeTasks(
  facts: readonly Fact[],
  segments: readonly ScribeSegment[],
  { date }: Pick<KnownOfVisit, 'date'>,
): ProposedTask[] {
  const found: FoundTask[] = []
  for (const heard of withPointedTimes(facts, segments)) {
    const fact = toDo(withNamedResult(heard, facts, segments), segments)
    const titled = fact && titleOf(fact)
    if (fact === undefined || titled === undefined) continue
    const task: FoundTask = {
      ...titled,
      dueDate: dueOf(fact, date),
      segmentIds: linesOf(fact, segments),
      fact,
    }
    const at = found.findIndex((other) => isSameTask(other, task))
    const same = found[at]
    if (same) found[at] = joinTasks(same, task)
    else found.push(task)
  }
  const distinct = found.filter(
    (task) => !isNamedBetter(task, found, segments) && !isInPanel(task, found),
  )
  return toldTogether(distinct, segments)
    .map((task) => (isContested(task, found) ? withoutSide(task) : task))
    .map((task, _, all) => withVisitDate(task, all))
    .map((task) => withOptions(withPurpose(task, facts, segments), facts, segments))
    .map(({ fact: _, ...task }): ProposedTask => task)
}

function withoutSide(task: FoundTask): FoundTask {
  const { side: _, ...attributes } = task.fact.attributes
  return { ...task, ...titleOf({ ...task.fact, attributes }) }
}

/** The fact as somebody in the practice has to act on it. */
function toDo(told: Fact, segments: readonly ScribeSegment[]): Fact | undefined {
  const around = aroundOf(told, segments)
  const named = withPurposeOfTest(asTest(asRefill(withDepartment(told), segments)), around)
  const timed = withUrgency(withoutOthersTime(withoutLaterTime(named), segments), around)
  const waiting = withDayOfOperation(withUnless(timed, segments), segments)
  const heard = withoutSplitDose(asAmbulance(asContact(waiting, around), around), around)
  if (!isOpen(heard) || isOfPatientOnly(heard, segments) || isArranged(heard, around))
    return undefined
  if (isNoTask(heard, around) || isBought(heard, around) || isInjected(heard, around))
    return undefined
  const fact = asDecided(
    withSaidTime(withSeason(withPack(withForm(heard), segments), segments), segments),
    around,
  )
  if (fact === undefined || isPutOff(fact, segments) || isTakenBack(fact, segments))
    return undefined
  return isTaskNamed(fact, around, segments) ? fact : undefined
}

function isOpen(fact: Fact): boolean {
  const { kind, polarity, certainty, act, status, time, attributes, source } = fact
  if (source === 'carried' || polarity === 'absent' || certainty === 'ruled_out') return false
  if (kind === 'plan')
    return time === 'future' || (act !== 'procedure' && attributes.detail !== 'done in the visit')
  if (kind !== 'medication' || status === '' || time === 'past') return false
  return time === 'future' || attributes.route !== 'injection'
}

function dueOf({ kind, act, attributes: { when, duration } }: Fact, date: string): string | null {
  const said = when ?? (kind === 'plan' && act === 'follow_up' ? duration : undefined)
  return (said === undefined ? undefined : dueDateOf(said, date)) ?? null
}

/** The line that names it first. */
function linesOf({ said, lines }: Fact, segments: readonly ScribeSegment[]): string[] {
  const byIndex = new Map(segments.map(({ index, id }) => [index, id]))
  const named = said.flatMap(({ segment_id }) => segment_id ?? [])
  return [...new Set([...named, ...lines.flatMap((line) => byIndex.get(line) ?? [])])]
}
