import type { Template } from '@chartwright/contract/templates'

export interface TemplateActs {
  onOpen: (template: Template) => void
  onDuplicate: (template: Template) => void
  /** From where it was asked for. */
  onDelete: (template: Template, opener: HTMLElement | null) => void
}
