import { z } from 'zod'
import { NOTE_MAX_CHARS, NOTE_TITLE_MAX_CHARS, SESSION_MAX_TABS } from './limits.ts'
import { lineOfText, longText } from './values.ts'

export const CONTEXT_TAB = { id: 'context', title: 'Context & Record' } as const
export const TRANSCRIPTION_TAB = { id: 'transcription', title: 'Transcription' } as const

/** Besides the two fixed ones: 'note-{id}', and 'temp-note-{…}' while a note is being written. */
export const TabId = z
  .string('must be text')
  .regex(/^[\w-]{1,100}$/, 'must be letters, digits and dashes')

export const Tab = z
  .object({
    id: z.string(),
    title: z.string(),
    template: z.string().nullish(),
    isClosable: z.boolean(),
  })
  .meta({ id: 'Tab' })
export type Tab = z.infer<typeof Tab>

const TabWrite = z.object({
  id: TabId,
  title: lineOfText(NOTE_TITLE_MAX_CHARS),
  template: lineOfText(NOTE_TITLE_MAX_CHARS).nullish(),
  isClosable: z.boolean(),
})

export const TabsWrite = z
  .array(TabWrite)
  .max(SESSION_MAX_TABS, `must be at most ${String(SESSION_MAX_TABS)} tabs`)

export const NoteHtml = longText(NOTE_MAX_CHARS)

/** HTML by tab id. */
export const TabContents = z.record(z.string(), z.string())

export const TabContentsWrite = z
  .record(TabId, NoteHtml)
  .refine(
    (contents) => Object.keys(contents).length <= SESSION_MAX_TABS,
    `must be at most ${String(SESSION_MAX_TABS)} tabs`,
  )

const NOTE_TAB = 'note-'

export function noteTabId(noteId: string): string {
  return `${NOTE_TAB}${noteId}`
}

/** Spec 2 §4.2: the note's id is what follows 'note-'. Undefined for other tabs. */
export function noteIdOf(tabId: string): string | undefined {
  return tabId.startsWith(NOTE_TAB) ? tabId.slice(NOTE_TAB.length) : undefined
}

/** Spec 2 §3: a title that is taken gets a counter, 'Title 2'. */
export function uniqueTitle(title: string, taken: readonly string[]): string {
  if (!taken.includes(title)) return title
  for (let count = 2; ; count++) {
    const counted = `${title} ${String(count)}`
    if (!taken.includes(counted)) return counted
  }
}
