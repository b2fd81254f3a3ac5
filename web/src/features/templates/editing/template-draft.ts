import {
  TEMPLATE_DESCRIPTION_MAX_CHARS,
  TEMPLATE_TEXT_MAX_CHARS,
  TEMPLATE_TITLE_MAX_CHARS,
} from '@chartwright/contract/limits'
import type {
  Template,
  TemplateIcon,
  TemplateType,
  TemplateWrite,
} from '@chartwright/contract/templates'
import { TEMPLATE_SKELETON } from './template-skeleton.ts'

export interface TemplateDraft {
  readonly title: string
  readonly description: string
  readonly type: TemplateType
  readonly text: string
  readonly icon: TemplateIcon | null
  readonly isShared: boolean
}

export type DraftErrors = Partial<Record<'title' | 'description' | 'text', string>>

export const NEW_DRAFT: TemplateDraft = {
  title: '',
  description: '',
  type: 'medical',
  text: TEMPLATE_SKELETON,
  icon: 'Stethoscope',
  isShared: false,
}

export function draftOf(template: Template): TemplateDraft {
  return {
    title: template.template_title,
    description: template.template_description,
    type: template.template_type,
    text: template.template_text,
    icon: template.icon,
    isShared: template.shared_by !== null,
  }
}

export function bodyOf(draft: TemplateDraft): TemplateWrite {
  return {
    template_title: draft.title.trim(),
    template_description: draft.description,
    template_type: draft.type,
    template_text: draft.text,
    icon: draft.icon,
    is_shared: draft.isShared,
  }
}

export function isSameDraft(one: TemplateDraft, other: TemplateDraft): boolean {
  return JSON.stringify(bodyOf(one)) === JSON.stringify(bodyOf(other))
}

/** Reports what the server would refuse, before it is asked. */
export function checkDraft({ title, description, text }: TemplateDraft): DraftErrors {
  const isEmpty = title.trim() === '' && text.trim() === ''
  const titleError = isEmpty
    ? 'Enter a title, or instructions to take it from.'
    : tooLong('The title', title.trim(), TEMPLATE_TITLE_MAX_CHARS)
  const descriptionError = tooLong('The description', description, TEMPLATE_DESCRIPTION_MAX_CHARS)
  const textError = tooLong('The instructions', text, TEMPLATE_TEXT_MAX_CHARS)
  return {
    ...(titleError !== undefined && { title: titleError }),
    ...(descriptionError !== undefined && { description: descriptionError }),
    ...(textError !== undefined && { text: textError }),
  }
}

function tooLong(what: string, text: string, maxChars: number): string | undefined {
  if (text.length <= maxChars) return undefined
  const over = (text.length - maxChars).toLocaleString('en-US')
  const max = maxChars.toLocaleString('en-US')
  return `${what} can have at most ${max} characters: ${over} too many.`
}
