import type { FoundTask } from './found-task.ts'
import { taskObject } from './task-object.ts'

const OF_CHEMISTRY =
  'kidney function|creatinine|bun|electrolytes|potassium|sodium|calcium|blood glucose|glucose'
/** Tests that a panel includes. */
const PANELS: readonly (readonly [panel: RegExp, measured: RegExp])[] = [
  [/^(?:basic metabolic panel|bmp)$/, new RegExp(`^(?:${OF_CHEMISTRY})$`)],
  [
    /^(?:comprehensive metabolic panel|cmp)$/,
    new RegExp(`^(?:${OF_CHEMISTRY}|liver function tests|alkaline phosphatase|albumin)$`),
  ],
  [
    /^(?:complete blood count|cbc)$/,
    /^(?:hemoglobin|hematocrit|white blood cell count|white count|platelets|platelet count)$/,
  ],
  [/^lipid panel$/, /^(?:cholesterol|ldl|hdl|triglycerides)$/],
]
const NEAR_LINES = 3

/** 'A BMP, I'm going to check your kidney function' is one order if both have the same due date. */
export function isInPanel({ fact, dueDate }: FoundTask, all: readonly FoundTask[]): boolean {
  if (fact.act !== 'order' || fact.attributes.condition !== undefined) return false
  const name = nameOf(fact)
  return all.some(
    (other) =>
      other.fact.act === 'order' &&
      other.dueDate === dueDate &&
      other.fact.attributes.condition === undefined &&
      other.fact.attributes.when === fact.attributes.when &&
      Math.abs((other.fact.lines[0] ?? 0) - (fact.lines[0] ?? 0)) <= NEAR_LINES &&
      PANELS.some(([panel, measured]) => panel.test(nameOf(other.fact)) && measured.test(name)),
  )
}

function nameOf(fact: FoundTask['fact']): string {
  return (taskObject(fact) ?? fact.concept).toLowerCase()
}
