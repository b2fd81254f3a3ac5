import type { TEMPLATE_ICONS } from '@chartwright/contract/limits'
import type { TemplateType } from '@chartwright/contract/templates'

export interface DefaultTemplate {
  /** Never changes, even if its text is improved: notes refer to it. */
  readonly id: string
  readonly title: string
  /** An example of the result, which shows the style. */
  readonly description: string
  readonly type: TemplateType
  /** The scribe's instructions, with the note's headings as `## Heading`. */
  readonly text: string
  readonly icon: (typeof TEMPLATE_ICONS)[number]
}
