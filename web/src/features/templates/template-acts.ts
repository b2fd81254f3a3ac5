import type { Template } from '@chartwright/contract/templates'

export interface TemplateActs {
  onOpen: (template: Template) => void
  onDuplicate: (template: Template) => void
  /** With the element that opened it. */
  onDelete: (template: Template, opener: HTMLElement | null) => void
}
