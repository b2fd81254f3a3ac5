import type { Snippet } from '@chartwright/contract/snippets'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useId, useRef, useState, type RefObject } from 'react'
import { selectStop, stopBeside, stopsIn, typeInto, type FieldRange } from './field-text.ts'
import { optionId, SnippetList } from './snippet-list.tsx'
import { snippetsQuery } from './snippets.queries.ts'
import { findTyped, matchSnippets, type TypedShortcut } from './typed-shortcut.ts'

/** The same for a textarea. Its list is shown above it. */
export function SnippetField({ field }: { field: RefObject<HTMLTextAreaElement | null> }) {
  const listId = useId()
  const { data = [] } = useQuery(snippetsQuery)
  const [typed, setTyped] = useState<TypedShortcut>()
  const [active, setActive] = useState(0)
  const range = useRef<FieldRange>(undefined)
  const fits = ({ text }: Snippet): boolean =>
    !field.current || field.current.value.length + text.length <= field.current.maxLength
  const matches = typed ? matchSnippets(data, typed).filter(fits) : []
  const chosen = matches[active] ?? matches[0]

  const insert = (snippet: Snippet): void => {
    const input = field.current
    const found = input && findTyped(input.value.slice(0, input.selectionStart))
    if (!found) return
    const from = input.selectionStart - found.length
    const after = input.value.length - input.selectionStart
    typeInto(input, from, snippet.text)
    const [first] = stopsIn(input, { from, after })
    range.current = first === undefined ? undefined : { from, after }
    if (first !== undefined) selectStop(input, first)
    setTyped(undefined)
  }

  /** True if the key has been handled. */
  const take = (event: KeyboardEvent, input: HTMLTextAreaElement): boolean => {
    const { key, shiftKey } = event
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return false
    if (chosen && typed && !shiftKey) {
      const at = matches.indexOf(chosen)
      const exact = key === ' ' ? matches.find((each) => each.shortcut === typed.prefix) : undefined
      const wanted = key === 'Enter' || key === 'Tab' ? chosen : exact
      if (wanted) insert(wanted)
      else if (key === 'Escape') setTyped(undefined)
      else if (key === 'ArrowDown') setActive((at + 1) % matches.length)
      else if (key === 'ArrowUp') setActive((at + matches.length - 1) % matches.length)
      else return false
      return true
    }
    if (!range.current || (key !== 'Tab' && key !== 'Escape')) return false
    const next = key === 'Tab' ? stopBeside(input, range.current, shiftKey) : undefined
    if (next !== undefined) {
      selectStop(input, next)
      return true
    }
    const hasStops = stopsIn(input, range.current).length > 0
    range.current = undefined
    return hasStops && key === 'Escape'
  }
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    if (!field.current || !take(event, field.current)) return
    event.preventDefault()
    event.stopPropagation()
  })
  const onInput = useEffectEvent((event: Event): void => {
    const input = field.current
    if (!input) return
    const isUndo = event instanceof InputEvent && event.inputType.startsWith('history')
    if (isUndo) range.current = undefined
    const before = input.value.slice(0, input.selectionStart)
    setTyped(isUndo || input.selectionStart !== input.selectionEnd ? undefined : findTyped(before))
    setActive(0)
  })
  useEffect(() => {
    const input = field.current
    const close = (): void => setTyped(undefined)
    input?.addEventListener('keydown', onKey)
    input?.addEventListener('input', onInput)
    input?.addEventListener('blur', close)
    return () => {
      input?.removeEventListener('keydown', onKey)
      input?.removeEventListener('input', onInput)
      input?.removeEventListener('blur', close)
    }
  }, [field])
  const isOpen = chosen !== undefined
  const activeId = isOpen ? optionId(listId, matches.indexOf(chosen)) : ''
  useEffect(() => {
    const input = field.current
    if (!isOpen || !input) return
    input.setAttribute('aria-controls', listId)
    input.setAttribute('aria-activedescendant', activeId)
    return () => {
      input.removeAttribute('aria-controls')
      input.removeAttribute('aria-activedescendant')
    }
  }, [field, isOpen, listId, activeId])

  if (!isOpen) return null
  return (
    <SnippetList
      id={listId}
      matches={matches}
      active={matches.indexOf(chosen)}
      onPick={insert}
      className="absolute bottom-full left-2 mb-1"
    />
  )
}
