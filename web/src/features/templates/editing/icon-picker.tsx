import { TEMPLATE_ICONS } from '@chartwright/contract/limits'
import type { TemplateIcon } from '@chartwright/contract/templates'
import { useId } from 'react'
import { TEMPLATE_ICON_IMAGES } from '../template-icons.ts'

interface IconPickerProps {
  value: TemplateIcon | null
  onChange: (icon: TemplateIcon) => void
}

export function IconPicker({ value, onChange }: IconPickerProps) {
  const group = useId()
  return (
    <fieldset>
      <legend className="pb-1.5 text-sm font-medium text-ink">
        Icon
        {value && <span className="ml-2 font-normal text-ink-soft">{value}</span>}
      </legend>
      <div className="grid grid-cols-[repeat(auto-fill,2.75rem)] md:w-fit md:grid-cols-11 md:gap-1">
        {TEMPLATE_ICONS.map((icon) => {
          const Icon = TEMPLATE_ICON_IMAGES[icon]
          return (
            <label
              key={icon}
              title={icon}
              className="relative grid size-control cursor-pointer place-items-center rounded-md border border-transparent text-ink-soft transition-colors hover:bg-hover hover:text-ink has-checked:border-accent-ink has-checked:bg-accent-soft has-checked:text-accent-ink has-focus-visible:outline-2 has-focus-visible:outline-accent-ink"
            >
              <input
                type="radio"
                name={group}
                aria-label={icon}
                checked={value === icon}
                onChange={() => onChange(icon)}
                className="absolute -inset-px cursor-pointer appearance-none rounded-md outline-none"
              />
              <Icon aria-hidden className="size-4.5" />
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
