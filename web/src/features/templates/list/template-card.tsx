import { templateTitle, type Template } from '@chartwright/contract/templates'
import { clsx } from 'clsx'
import { useId } from 'react'
import type { TemplateActs } from '../template-acts.ts'
import { descriptionOf, withoutBlankLines } from '../template-labels.ts'
import { TemplateMenu } from '../template-menu.tsx'
import { TemplateBadges } from './template-badges.tsx'
import { TemplateByline } from './template-byline.tsx'
import { TemplateImage } from './template-image.tsx'
import { cardHeight } from './template-list-style.ts'
import type { TemplateLayout } from './use-template-layout.ts'

interface TemplateCardProps extends TemplateActs {
  template: Template
  layout: TemplateLayout
}

/** One button, with the menu beside it on the same surface. */
export function TemplateCard({ template, layout, onOpen, ...acts }: TemplateCardProps) {
  const id = useId()
  const isGrid = layout === 'grid'
  return (
    <li className="relative">
      <button
        type="button"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-about`}
        onClick={() => onOpen(template)}
        className={clsx(
          'flex w-full flex-col gap-3 rounded-lg border border-line bg-surface p-4 text-left transition-colors hover:border-line-strong hover:bg-hover/50',
          cardHeight(layout),
        )}
      >
        <span className="flex w-full items-center gap-3 pr-9">
          <TemplateImage icon={template.icon} />
          <span
            id={`${id}-title`}
            className={clsx(
              'min-w-0 leading-snug font-semibold wrap-anywhere text-ink',
              isGrid ? 'line-clamp-2' : 'line-clamp-2 md:line-clamp-1',
            )}
          >
            <bdi>{templateTitle(template)}</bdi>
          </span>
        </span>
        <span
          className={clsx(
            'w-full text-sm whitespace-pre-line text-ink-soft wrap-anywhere',
            isGrid ? 'line-clamp-3' : 'line-clamp-3 md:line-clamp-4',
          )}
        >
          <bdi>{withoutBlankLines(descriptionOf(template))}</bdi>
        </span>
        <span
          id={`${id}-about`}
          className={clsx(
            'mt-auto flex w-full gap-2',
            isGrid ? 'flex-col' : 'flex-col md:flex-row md:items-center md:justify-between',
          )}
        >
          <TemplateBadges template={template} />
          <TemplateByline template={template} />
        </span>
      </button>
      <span className="absolute top-3 right-2 md:top-5">
        <TemplateMenu template={template} {...acts} />
      </span>
    </li>
  )
}
