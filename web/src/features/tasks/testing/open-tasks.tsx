import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { vi } from 'vitest'
import type { FakeApi } from '../../../testing/fake-api.ts'
import { renderInWorkspace } from '../../../testing/render-in-workspace.tsx'
import type { RenderPatientPicker } from '../patient-picker-slot.ts'
import { TasksPage } from '../tasks-page.tsx'

const HEIGHT_PX = 800

export const ana = { id: crypto.randomUUID(), name: 'Ana Silva' }

/** The page in a window with a height, which jsdom does not compute. Logging is silenced. */
export function openTasks(api: FakeApi) {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(HEIGHT_PX)
  const logged = vi.spyOn(console, 'error').mockReturnValue(undefined)
  const onBack = vi.fn<() => void>()
  renderInWorkspace(
    <MemoryRouter>
      <TasksPage onBack={onBack} renderPicker={renderPicker} />
    </MemoryRouter>,
    api,
  )
  return { user: userEvent.setup(), onBack, logged }
}

/** With its tasks loaded. */
export async function openLoadedTasks(api: FakeApi) {
  const page = openTasks(api)
  await screen.findByRole('table')
  return page
}

/** Replaces the patients' own picker, which the app passes in. */
const renderPicker: RenderPatientPicker = ({ context, open, onSelect, onOpenChange }) =>
  open && (
    <button
      type="button"
      onClick={() => {
        onSelect(ana)
        onOpenChange(false)
      }}
    >
      {`${context}: ${ana.name}`}
    </button>
  )

/** From top to bottom. */
export function shownTitles(): string[] {
  return [...document.querySelectorAll('[data-row]')].map((row) => row.textContent)
}

export async function chooseFromMenu(
  user: ReturnType<typeof userEvent.setup>,
  button: HTMLElement,
  item: string,
): Promise<void> {
  await user.click(button)
  const menu = await screen.findByRole('menu')
  await user.click(within(menu).getByText(item))
}
