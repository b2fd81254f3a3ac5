import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Button } from '../inputs/button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'
import { notifyWithUndo } from './notify.ts'
import { Toaster } from './toaster.tsx'

function Stack({ onConfirm = () => undefined }: { onConfirm?: () => void }) {
  const [isOpen, setIsOpen] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <Dialog open={isOpen} onOpenChange={setIsOpen} title="Task Details">
        <Button onClick={() => setIsAsking(true)}>Delete Task</Button>
        <ConfirmDialog
          open={isAsking}
          onOpenChange={setIsAsking}
          title="Sure?"
          confirmLabel="Delete"
          onConfirm={onConfirm}
        >
          It will be gone.
        </ConfirmDialog>
      </Dialog>
      <Toaster />
    </>
  )
}

async function openBoth(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  await userEvent.click(screen.getByRole('button', { name: 'Delete Task' }))
}

test('the first focus goes to the contents of the dialog, not to Close', async () => {
  render(<Stack />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  expect(document.activeElement?.textContent).toBe('Delete Task')
})

test('each Escape closes one layer and returns the focus to what opened it', async () => {
  render(<Stack />)
  await openBoth()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(screen.getByRole('dialog', { name: 'Task Details' })).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('Delete Task')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement?.textContent).toBe('Open')
})

test('if the opener is gone, the focus goes to the fallback', async () => {
  function Row() {
    const [state, setState] = useState<'there' | 'asking' | 'gone'>('there')
    const heading = useRef<HTMLHeadingElement>(null)
    return (
      <>
        <h2 ref={heading} tabIndex={-1}>
          Rows
        </h2>
        {state !== 'gone' && <Button onClick={() => setState('asking')}>Remove row</Button>}
        <ConfirmDialog
          open={state === 'asking'}
          onOpenChange={() => setState('there')}
          title="Sure?"
          confirmLabel="Delete"
          onConfirm={() => setState('gone')}
          fallbackFocus={heading}
        >
          It will be gone.
        </ConfirmDialog>
      </>
    )
  }
  render(<Row />)
  await userEvent.click(screen.getByRole('button', { name: 'Remove row' }))
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Rows'))
})

test('the safe answer has the focus, and only Delete confirms', async () => {
  const onConfirm = vi.fn()
  render(<Stack onConfirm={onConfirm} />)
  await openBoth()
  expect(document.activeElement?.textContent).toBe('Cancel')
  await userEvent.keyboard('{Enter}')
  expect(onConfirm).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Delete Task' }))
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(onConfirm).toHaveBeenCalledOnce()
})

test('Undo in a toast works while a dialog is open, and leaves it open', async () => {
  const onUndo = vi.fn()
  render(<Stack />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  notifyWithUndo('Chat cleared', onUndo)
  await userEvent.click(await screen.findByText('Undo'))
  expect(onUndo).toHaveBeenCalledOnce()
  expect(screen.getByRole('dialog', { name: 'Task Details' })).toBeTruthy()
})
