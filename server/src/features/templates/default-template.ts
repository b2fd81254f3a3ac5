import type { TEMPLATE_ICONS } from '@chartwright/contract/limits'
import type { TemplateType } from '@chartwright/contract/templates'

export interface DefaultTemplate {
  /** For ever the same, also when its text is improved: notes refer to it. */
  readonly id: string
  readonly title: string
  /** An example of what comes out, which shows the style. */
  readonly description: string
  readonly type: TemplateType
  /** What the scribe is told, with the note's headings as `## Heading`. */
  readonly text: string
  readonly icon: (typeof TEMPLATE_ICONS)[number]
}
