import type { Editor } from '@tiptap/core'
import { useQuery } from '@tanstack/react-query'
import { useEditorState } from '@tiptap/react'
import { useEffect, useId, useReducer } from 'react'
import { createPortal } from 'react-dom'
import { SnippetList } from './snippet-list.tsx'
import { changeSnippets, insertSnippet, snippetKey, snippetPlugin } from './snippet-plugin.ts'
import { snippetsQuery } from './snippets.queries.ts'

const GAP_PX = 4
const LIST_PX = 320
const ROW_PX = 44

/** Lets an editor expand the practitioner's snippets. */
export function SnippetTyping({ editor }: { editor: Editor }) {
  const listId = useId()
  const { data } = useQuery(snippetsQuery)
  const [, redraw] = useReducer((n: number) => n + 1, 0)
  useEffect(() => {
    // Before the editor's own keys: Tab and Enter have a meaning in lists.
    editor.registerPlugin(snippetPlugin(listId), (own, others) => [own, ...others])
    return () => {
      if (!editor.isDestroyed) editor.unregisterPlugin(snippetKey)
    }
  }, [editor, listId])
  useEffect(() => {
    if (data) editor.view.dispatch(changeSnippets(editor.state.tr, { snippets: data }))
  }, [editor, data])
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => snippetKey.getState(current.state),
    equalityFn: (one, other) => one === other,
  })
  const isOpen = state?.typed !== undefined && state.matches.length > 0 && editor.isFocused
  useEffect(() => {
    if (!isOpen) return
    const options = { capture: true, passive: true }
    window.addEventListener('scroll', redraw, options)
    window.addEventListener('resize', redraw)
    return () => {
      window.removeEventListener('scroll', redraw, options)
      window.removeEventListener('resize', redraw)
    }
  }, [isOpen])

  if (!isOpen) return null
  const at = editor.view.coordsAtPos(state.typed.from)
  const height = state.matches.length * ROW_PX
  const isBelow = at.bottom + height + 2 * GAP_PX < window.innerHeight
  const style = {
    left: Math.max(GAP_PX * 4, Math.min(at.left, window.innerWidth - LIST_PX - GAP_PX * 4)),
    ...(isBelow ? { top: at.bottom + GAP_PX } : { bottom: window.innerHeight - at.top + GAP_PX }),
  }
  return createPortal(
    <SnippetList
      id={listId}
      matches={state.matches}
      active={state.active}
      onPick={(snippet) => insertSnippet(editor.view, snippet)}
      className="fixed"
      style={style}
    />,
    // Within the page's landmarks.
    editor.view.dom.closest('main') ?? document.body,
  )
}
