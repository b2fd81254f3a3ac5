import type { ReactNode } from 'react'
import type { NamedPatient } from './task-patients.ts'

/** Spec 2 §9: which dialog the picker was opened from. */
export type PickerContext = 'task-context' | 'task-details'

/** The picker belongs to another feature: the app passes it in. */
export type RenderPatientPicker = (picker: {
  readonly context: PickerContext
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly onSelect: (patient: NamedPatient) => void
  readonly selectedId: string | undefined
}) => ReactNode
