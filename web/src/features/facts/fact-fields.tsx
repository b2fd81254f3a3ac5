import {
  FACT_KINDS,
  PLAN_ACTS,
  statusesOf,
  type FactAct,
  type FactAttribute,
  type FactKind,
  type FactStatus,
} from '@chartwright/contract/facts'
import { FACT_CONCEPT_MAX_CHARS, FACT_DETAIL_MAX_CHARS } from '@chartwright/contract/limits'
import { Field } from '../../ui/inputs/field.tsx'
import { Input } from '../../ui/inputs/input.tsx'
import { Select } from '../../ui/inputs/select.tsx'
import { withKind, type FactDraft } from './fact-draft.ts'
import { ACT_WORDS, DETAILS, detailLabel, KIND_WORDS, STATUS_WORDS } from './fact-words.ts'

interface FactFieldsProps {
  draft: FactDraft
  onChange: (draft: FactDraft) => void
  /** Only for a fact that is being added. */
  canChooseKind: boolean
  /** Error of the name field. */
  error: string | undefined
}

/** Radix does not allow an empty value. */
const NONE = 'none'
const SIDES = ['left', 'right', 'both']

export function FactFields({ draft, onChange, canChooseKind, error }: FactFieldsProps) {
  const { kind, concept, polarity, status, act, who, details } = draft
  const set = (change: Partial<FactDraft>): void => onChange({ ...draft, ...change })
  return (
    <>
      {canChooseKind && (
        <Choice
          label="Kind"
          value={kind}
          options={FACT_KINDS.map((value) => ({ value, label: KIND_WORDS[value] }))}
          onChoose={(value) => onChange(withKind(draft, value as FactKind))}
        />
      )}
      <Field label={kind === 'medication' ? 'Medicine' : 'What'} error={error}>
        {(control) => (
          <Input
            {...control}
            value={concept}
            maxLength={FACT_CONCEPT_MAX_CHARS}
            onChange={(event) => set({ concept: event.target.value })}
          />
        )}
      </Field>
      <Choice
        label="Present or denied"
        value={polarity}
        options={[
          { value: 'present', label: 'Present' },
          { value: 'absent', label: 'Denied or absent' },
        ]}
        onChoose={(value) => set({ polarity: value as FactDraft['polarity'] })}
      />
      {statusesOf(kind).length > 1 && (
        <Choice
          label={kind === 'medication' ? 'What happens with it' : 'How it stands'}
          value={status || NONE}
          options={statusesOf(kind).map((value) => ({
            value: value || NONE,
            label: value === '' ? 'Not said' : STATUS_WORDS[value],
          }))}
          onChoose={(value) => set({ status: value === NONE ? '' : (value as FactStatus) })}
        />
      )}
      {kind === 'plan' && (
        <Choice
          label="What is planned"
          value={act || NONE}
          options={[
            { value: NONE, label: 'Other' },
            ...PLAN_ACTS.map((value) => ({ value, label: ACT_WORDS[value] })),
          ]}
          onChoose={(value) => set({ act: value === NONE ? '' : (value as FactAct) })}
        />
      )}
      {(kind === 'family' || who !== 'patient') && (
        <Field label="Who">
          {(control) => (
            <Input
              {...control}
              value={who}
              maxLength={FACT_CONCEPT_MAX_CHARS}
              onChange={(event) => set({ who: event.target.value })}
            />
          )}
        </Field>
      )}
      {DETAILS[kind].map((name) => (
        <Detail
          key={name}
          kind={kind}
          name={name}
          value={details[name] ?? ''}
          onChange={(value) => set({ details: { ...details, [name]: value } })}
        />
      ))}
    </>
  )
}

interface DetailProps {
  kind: FactKind
  name: FactAttribute
  value: string
  onChange: (value: string) => void
}

function Detail({ kind, name, value, onChange }: DetailProps) {
  const label = detailLabel(kind, name)
  if (name === 'side') {
    const known = value === '' || SIDES.includes(value) ? SIDES : [...SIDES, value]
    return (
      <Choice
        label={label}
        value={value || NONE}
        options={[
          { value: NONE, label: 'Not said' },
          ...known.map((side) => ({
            value: side,
            label: side.charAt(0).toUpperCase() + side.slice(1),
          })),
        ]}
        onChoose={(side) => onChange(side === NONE ? '' : side)}
      />
    )
  }
  return (
    <Field label={label}>
      {(control) => (
        <Input
          {...control}
          value={value}
          maxLength={FACT_DETAIL_MAX_CHARS}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}

interface ChoiceProps {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onChoose: (value: string) => void
}

function Choice({ label, value, options, onChoose }: ChoiceProps) {
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          placeholder="Not said"
          options={options}
          value={value}
          onValueChange={onChoose}
        />
      )}
    </Field>
  )
}
