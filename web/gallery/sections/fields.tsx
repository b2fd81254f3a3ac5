import { SIGNUP_COUNTRIES } from '@chartwright/contract/limits'
import { useState } from 'react'
import { Checkbox } from '../../src/ui/inputs/checkbox.tsx'
import { Field } from '../../src/ui/inputs/field.tsx'
import { Input } from '../../src/ui/inputs/input.tsx'
import { Select } from '../../src/ui/inputs/select.tsx'
import { Textarea } from '../../src/ui/inputs/textarea.tsx'
import { Section } from './section.tsx'

const countries = SIGNUP_COUNTRIES.map((country) => ({ value: country, label: country }))

export function Fields() {
  const [country, setCountry] = useState<string>()
  const [isChecked, setIsChecked] = useState(true)
  return (
    <Section title="Fields">
      <div className="grid w-full gap-5 md:grid-cols-2">
        <Field label="Full Name" hint="As it stands on your licence.">
          {(control) => <Input {...control} placeholder="Name" />}
        </Field>
        <Field label="Email Address" error="Please enter a valid email address.">
          {(control) => <Input {...control} type="email" defaultValue="somebody" />}
        </Field>
        <Field label="Country">
          {(control) => (
            <Select
              {...control}
              options={countries}
              value={country}
              onValueChange={setCountry}
              placeholder="Select country"
            />
          )}
        </Field>
        <Field label="Instructions">
          {(control) => <Textarea {...control} placeholder="What the note should hold" />}
        </Field>
        <div className="flex flex-col gap-1">
          <Checkbox label="Select this" checked={isChecked} onCheckedChange={setIsChecked} />
          <Checkbox label="Some of these" checked="indeterminate" onCheckedChange={setIsChecked} />
          <Checkbox label="Not now" checked={false} disabled onCheckedChange={setIsChecked} />
        </div>
      </div>
    </Section>
  )
}
