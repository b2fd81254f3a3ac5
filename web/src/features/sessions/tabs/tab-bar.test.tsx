import type { Tab } from '@chartwright/contract/tabs'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Tabs as Radix } from 'radix-ui'
import { expect, test, vi } from 'vitest'
import { TabBar } from './tab-bar.tsx'

const TABS: readonly Tab[] = [
  { id: 'context', title: 'Context & Record', isClosable: false },
  { id: 'transcription', title: 'Transcription', isClosable: false },
  { id: 'note-1', title: 'SOAP', isClosable: true },
  { id: 'temp-note-2', title: 'SOAP 2', isClosable: true },
]

function open({ isRecording = false, activeTabId = 'context' } = {}) {
  const onClose = vi.fn()
  const onDelete = vi.fn()
  render(
    <Radix.Root defaultValue={activeTabId} activationMode="manual">
      <TabBar
        tabs={TABS}
        activeTabId={activeTabId}
        isRecording={isRecording}
        onClose={onClose}
        onDelete={onDelete}
      />
    </Radix.Root>,
  )
  return { user: userEvent.setup(), onClose, onDelete }
}

const tab = (name: string) => screen.getByRole('tab', { name })

test('every tab is a tab; only notes can be closed, and only saved ones deleted', async () => {
  const { user, onClose, onDelete } = open()
  const list = screen.getByRole('tablist', { name: 'Session tabs' })
  const names = within(list)
    .getAllByRole('tab')
    .map(({ textContent }) => textContent)
  expect(names).toEqual(['Context & Record', 'Transcription', 'SOAP', 'SOAP 2'])
  const buttons = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))
  expect(buttons).toEqual(['Delete SOAP', 'Close SOAP', 'Close SOAP 2'])

  await user.click(screen.getByRole('button', { name: 'Close SOAP' }))
  expect(onClose.mock.calls).toEqual([['note-1']])
  await user.click(screen.getByRole('button', { name: 'Delete SOAP' }))
  expect(onDelete.mock.calls).toEqual([[TABS[2]]])
})

test('arrow keys move through the tabs, and Delete closes the focused one, if it can be closed', async () => {
  const { user, onClose } = open()
  await user.click(tab('Context & Record'))
  await user.keyboard('{Delete}{ArrowRight}{ArrowRight}')
  expect(document.activeElement).toBe(tab('SOAP'))
  expect(onClose).not.toHaveBeenCalled()
  await user.keyboard('{Delete}')
  expect(onClose.mock.calls).toEqual([['note-1']])
})

test('the buttons of the active note are scrolled into view after its tab', () => {
  const shown: Element[] = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this)
  })
  open({ activeTabId: 'note-1' })
  const [first, buttons, ...rest] = shown
  expect(first).toBe(tab('SOAP'))
  expect(buttons?.contains(screen.getByRole('button', { name: 'Delete SOAP' }))).toBe(true)
  expect(buttons?.contains(screen.getByRole('button', { name: 'Close SOAP' }))).toBe(true)
  expect(buttons?.contains(screen.getByRole('button', { name: 'Close SOAP 2' }))).toBe(false)
  expect(rest).toEqual([])
})

test('a red dot is shown on Transcription while recording', () => {
  open({ isRecording: true })
  const dot = screen.getByRole('img', { name: 'Recording' })
  expect(screen.getByRole('tab', { name: /Transcription/ }).contains(dot)).toBe(true)
})

test('and no dot otherwise', () => {
  open()
  expect(screen.queryByRole('img')).toBeNull()
})
