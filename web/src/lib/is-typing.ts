const FIELD = 'input, textarea, [contenteditable="true"]'

/** Used so that a text being typed stays where it is. */
export function isTyping(): boolean {
  return document.activeElement?.matches(FIELD) === true
}
