import { TASK_TABLE_MIN_PX } from '@chartwright/contract/limits'

export const ROW_PX = 52

/** Spec 2 §2.8: twelve columns: task 4, patient 2, category 2, status 2, created and actions 2. */
export const rowStyle = 'grid grid-cols-12 items-center gap-x-3 px-4'

export const tableStyle = { minWidth: TASK_TABLE_MIN_PX }
