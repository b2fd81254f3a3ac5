import type { Task, TaskCategory, TaskCategoryLook } from '@chartwright/contract/tasks'
import { ChevronDown } from 'lucide-react'
import { LightMenu, MenuChoices } from '../../../ui/overlays/light-menu.tsx'
import { CategoryIcon } from '../category-icon.tsx'
import { categoryNames } from '../use-categories.ts'
import { inPlaceStyle } from './in-place-style.ts'

interface CategoryMenuProps {
  task: Task
  looks: readonly TaskCategoryLook[]
  tabIndex: number
  onChoose: (category: TaskCategory) => void
}

export function CategoryMenu({ task, looks, tabIndex, onChoose }: CategoryMenuProps) {
  const { category } = task
  return (
    <LightMenu
      label={`Category: ${category}`}
      tabIndex={tabIndex}
      className={inPlaceStyle}
      face={
        <>
          <CategoryIcon category={category} looks={looks} />
          <span className="truncate">{category}</span>
          <ChevronDown aria-hidden className="size-3.5 shrink-0 text-ink-faint" />
        </>
      }
    >
      {() => (
        <MenuChoices
          value={category}
          options={categoryNames(looks, [category]).map((value) => ({
            value,
            label: value,
            icon: <CategoryIcon category={value} looks={looks} />,
          }))}
          onChoose={onChoose}
        />
      )}
    </LightMenu>
  )
}
