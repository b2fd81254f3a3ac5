import type { TemplateLayout } from './use-template-layout.ts'

export function listStyle(layout: TemplateLayout): string {
  return layout === 'grid'
    ? 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-4'
    : 'space-y-3'
}

/** Fixed height, so that nothing moves when the cards replace the skeleton. */
export function cardHeight(layout: TemplateLayout): string {
  return layout === 'grid' ? 'h-56' : 'h-56 md:h-52'
}
