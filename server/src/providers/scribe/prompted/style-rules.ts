import type { StylePreference } from '../../../clinical/style/style.ts'

/** Empty without a style. */
export function styleRules(style: readonly StylePreference[]): string {
  return style.map((preference) => `- ${ruleOf(preference)}`).join('\n')
}

function ruleOf({ kind, source, target }: StylePreference): string {
  switch (kind) {
    case 'heading':
      return `Call the heading "${source}" "${target}".`
    case 'layout':
      return `Write "${source}" as ${target === 'list' ? 'a list' : 'prose'}.`
    case 'word':
      return `Write "${target}" for "${source}".`
    case 'removed':
      return source.startsWith('## ')
        ? `Leave the heading "${source.slice(3)}" out where nothing was said for it.`
        : `Do not write "${source}"`
    case 'added':
      return target === '' ? `End with: ${source}` : `End "${target}" with: ${source}`
  }
}
