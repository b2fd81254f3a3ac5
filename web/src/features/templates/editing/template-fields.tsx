import { TEMPLATE_CATEGORIES } from '@chartwright/contract/limits'
import { TemplateType, templateTitle } from '@chartwright/contract/templates'
import { Field } from '../../../ui/inputs/field.tsx'
import { Input } from '../../../ui/inputs/input.tsx'
import { Select } from '../../../ui/inputs/select.tsx'
import { Switch } from '../../../ui/inputs/switch.tsx'
import { Textarea } from '../../../ui/inputs/textarea.tsx'
import { CATEGORY_LABELS } from '../template-labels.ts'
import { IconPicker } from './icon-picker.tsx'
import type { DraftErrors, TemplateDraft } from './template-draft.ts'

interface TemplateFieldsProps {
  draft: TemplateDraft
  onChange: (change: Partial<TemplateDraft>) => void
  errors: DraftErrors
  readOnly: boolean
}

const types = TEMPLATE_CATEGORIES.map((value) => ({ value, label: CATEGORY_LABELS[value] }))

export function TemplateFields({ draft, onChange, errors, readOnly }: TemplateFieldsProps) {
  const titleWithout = templateTitle({ template_title: '', template_text: draft.text })
  return (
    <>
      <div className="grid gap-5 md:grid-cols-[1fr_12rem] md:items-start">
        <Field
          label="Title"
          hint="Without a title, the first line of the instructions is taken."
          error={errors.title}
        >
          {(control) => (
            <Input
              {...control}
              name="title"
              dir="auto"
              autoComplete="off"
              readOnly={readOnly}
              placeholder={titleWithout}
              value={draft.title}
              onChange={(event) => onChange({ title: event.target.value })}
            />
          )}
        </Field>
        <Field label="Type">
          {(control) => (
            <Select
              {...control}
              options={types}
              value={draft.type}
              onValueChange={(value) => {
                // Inside a form, the list's hidden native select reports an empty value that nobody
                // chose.
                const chosen = TemplateType.safeParse(value)
                if (chosen.success) onChange({ type: chosen.data })
              }}
              placeholder="Select"
            />
          )}
        </Field>
      </div>
      <IconPicker value={draft.icon} onChange={(icon) => onChange({ icon })} />
      <Field
        label="Description"
        hint="An example of a finished note shows the style best."
        error={errors.description}
      >
        {(control) => (
          <Textarea
            {...control}
            name="description"
            dir="auto"
            rows={4}
            readOnly={readOnly}
            value={draft.description}
            onChange={(event) => onChange({ description: event.target.value })}
          />
        )}
      </Field>
      <Field
        label="Instructions"
        hint="What to write, under which headings. A line that begins with ## is a heading."
        error={errors.text}
      >
        {(control) => (
          <Textarea
            {...control}
            name="text"
            dir="auto"
            rows={14}
            readOnly={readOnly}
            value={draft.text}
            onChange={(event) => onChange({ text: event.target.value })}
          />
        )}
      </Field>
      <Switch
        label="Offer to colleagues of this installation"
        hint="They find it under Community with your name, and can copy but not change it."
        checked={draft.isShared}
        onCheckedChange={(isShared) => onChange({ isShared })}
      />
    </>
  )
}
