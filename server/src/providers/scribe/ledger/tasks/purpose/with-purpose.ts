import type { Fact } from '@chartwright/contract/facts'
import type { ScribeSegment } from '../../../scribe.ts'
import type { FoundTask } from '../found-task.ts'
import { taskObject } from '../task-object.ts'
import { topicOf } from './topic-of.ts'

/** Imaging without a body part cannot be acted on. */
const IMAGE = String.raw`(?:repeat |follow-?up )?(?:mri|mri scan|ct|ct scan|cat scan|scan|x-?rays?|ultrasound|ultrasound scan|imaging|imaging study)`
const LABS =
  '(?:(?:other|more|some|further|additional|a few) )*(?:labs?|lab work|blood ?work|blood tests?)'
const BARE = new RegExp(`^(?:${IMAGE}|${LABS})$`)
const VERB = /^Order /

/** Adds to 'Order MRI' and 'Order labs' what they are for. */
export function withPurpose(
  task: FoundTask,
  facts: readonly Fact[],
  segments: readonly ScribeSegment[],
): FoundTask {
  const { fact, title } = task
  const object = taskObject(fact)
  if (object === undefined || fact.attributes.site !== undefined || !VERB.test(title)) return task
  if (!BARE.test(object.toLowerCase())) return task
  const what = `Order ${object}`
  if (!title.startsWith(what)) return task
  const topic = topicOf(fact, facts, segments)
  if (topic === undefined) return task
  const added = ` for the ${withoutDoubtfulSide(topic, segments)}`
  return { ...task, title: `${what}${added}${title.slice(what.length)}` }
}

const SIDED = /\b(left|right) ([a-z]+)\b/
const OTHER: Readonly<Record<string, string>> = { left: 'right', right: 'left' }

/** Drops a side if the other one is mentioned anywhere. */
function withoutDoubtfulSide(topic: string, segments: readonly ScribeSegment[]): string {
  const [sided, side = '', part = ''] = SIDED.exec(topic) ?? []
  const other = `${OTHER[side] ?? ''} ${part}`
  const isDoubtful = segments.some(({ text }) => text.toLowerCase().includes(other))
  return sided !== undefined && isDoubtful ? topic.replace(sided, part) : topic
}
