import { Editor } from '@tiptap/core'
import { StarterKit } from '@tiptap/starter-kit'
import { expect, test } from 'vitest'
import { insertProposal } from './insert-proposal.ts'

const TEXT = 'Allergic to latex.'

function editorOf(content: string): Editor {
  return new Editor({ extensions: [StarterKit.configure({ trailingNode: false })], content })
}

function inserted(html: string, section: string | null): string {
  const editor = editorOf(html)
  insertProposal(editor, { text: TEXT, section })
  const { from, to } = editor.state.selection
  expect(editor.state.doc.textBetween(from - TEXT.length, to)).toBe(TEXT)
  return editor.getHTML()
}

test('it becomes the last paragraph of its section', () => {
  expect(inserted('<h2>History</h2><p>Smokes.</p><h2>Plan</h2><p>Rest.</p>', 'History')).toBe(
    `<h2>History</h2><p>Smokes.</p><p>${TEXT}</p><h2>Plan</h2><p>Rest.</p>`,
  )
})

test('if the section ends with a list, it becomes an item of it', () => {
  const html = '<h2>History</h2><ul><li><p>Smokes.</p></li></ul><p>Rest.</p>'
  expect(inserted('<h2>History</h2><ul><li><p>Smokes.</p></li></ul>', 'history ')).toBe(
    `<h2>History</h2><ul><li><p>Smokes.</p></li><li><p>${TEXT}</p></li></ul>`,
  )
  expect(inserted(html, 'History')).toBe(`${html}<p>${TEXT}</p>`)
})

test('a section without text starts with it', () => {
  expect(inserted('<h2>History</h2><h2>Plan</h2>', 'History')).toBe(
    `<h2>History</h2><p>${TEXT}</p><h2>Plan</h2>`,
  )
  expect(inserted('<h2>Plan</h2><p></p>', 'Plan')).toBe(`<h2>Plan</h2><p>${TEXT}</p>`)
})

test('without a section, or with one that the note does not have, it is added at the end', () => {
  const html = '<h2>Plan</h2><p>Rest.</p>'
  expect(inserted(html, null)).toBe(`${html}<p>${TEXT}</p>`)
  expect(inserted(html, 'Allergies')).toBe(`${html}<p>${TEXT}</p>`)
  expect(inserted('', null)).toBe(`<p>${TEXT}</p>`)
})

test('Undo reverts each one separately, however quickly they follow', () => {
  const editor = editorOf('<p>Rest.</p>')
  insertProposal(editor, { text: TEXT, section: null })
  insertProposal(editor, { text: 'Smokes.', section: null })
  editor.commands.undo()
  expect(editor.getHTML()).toBe(`<p>Rest.</p><p>${TEXT}</p>`)
  editor.commands.undo()
  expect(editor.getHTML()).toBe('<p>Rest.</p>')
})
