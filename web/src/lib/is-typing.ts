const FIELD = 'input, textarea, [contenteditable="true"]'

/** The text that somebody is typing stays under their hands. */
export function isTyping(): boolean {
  return document.activeElement?.matches(FIELD) === true
}
