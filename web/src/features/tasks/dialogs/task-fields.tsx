import { TASK_TITLE_MAX_CHARS } from '@chartwright/contract/limits'
import type { TaskCategory } from '@chartwright/contract/tasks'
import { Field } from '../../../ui/inputs/field.tsx'
import { Input } from '../../../ui/inputs/input.tsx'
import { Select } from '../../../ui/inputs/select.tsx'
import { STATUS_OPTIONS, type ShownStatus } from '../task-status.ts'
import { categoryNames, useCategories } from '../use-categories.ts'

interface TitleFieldProps {
  label: string
  value: string
  onChange: (title: string) => void
}

export function TitleField({ label, value, onChange }: TitleFieldProps) {
  return (
    <Field label={label}>
      {(control) => (
        <Input
          {...control}
          autoFocus
          autoComplete="off"
          maxLength={TASK_TITLE_MAX_CHARS}
          placeholder="Enter task title..."
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}

interface CategoryFieldProps {
  value: TaskCategory | undefined
  /** A generated task's own category, which is offered to no other. */
  alsoOffered?: TaskCategory
  onChange: (category: TaskCategory) => void
}

export function CategoryField({ value, alsoOffered, onChange }: CategoryFieldProps) {
  const looks = useCategories()
  const names = categoryNames(looks, alsoOffered ? [alsoOffered] : [])
  return (
    <Field label="Category">
      {(control) => (
        <Select
          {...control}
          placeholder="Select category"
          options={names.map((name) => ({ value: name, label: name }))}
          value={value}
          onValueChange={(chosen) => {
            const category = names.find((name) => name === chosen)
            if (category) onChange(category)
          }}
        />
      )}
    </Field>
  )
}

interface DueFieldProps {
  value: string | null
  onChange: (day: string | null) => void
}

export function DueField({ value, onChange }: DueFieldProps) {
  return (
    <Field label="Due">
      {(control) => (
        <Input
          {...control}
          type="date"
          value={value ?? ''}
          onChange={(event) => onChange(event.target.value || null)}
        />
      )}
    </Field>
  )
}

interface StatusFieldProps {
  value: ShownStatus
  onChange: (status: ShownStatus) => void
}

export function StatusField({ value, onChange }: StatusFieldProps) {
  return (
    <Field label="Status">
      {(control) => (
        <Select
          {...control}
          placeholder="Select status"
          options={STATUS_OPTIONS}
          value={value}
          onValueChange={(chosen) => {
            const status = STATUS_OPTIONS.find((option) => option.value === chosen)
            if (status) onChange(status.value)
          }}
        />
      )}
    </Field>
  )
}
