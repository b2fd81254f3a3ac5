import type { Session } from '@chartwright/contract/sessions'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { vi } from 'vitest'
import type { FakeApi } from '../../../testing/fake-api.ts'
import { renderInWorkspace } from '../../../testing/render-in-workspace.tsx'
import { SessionList } from '../list/session-list.tsx'
import { useGroupToggle } from '../list/use-group-toggle.ts'
import type { Deletion } from '../use-delete-sessions.ts'

const HEIGHT_PX = 600

/** The list in a sidebar with a height, which jsdom does not compute. */
export function openList(api: FakeApi, currentId?: string) {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(HEIGHT_PX)
  const onLinkPatient = vi.fn<(session: Session) => void>()
  const onDeleted = vi.fn<(deletion: Deletion) => void>()
  const acts = { onLinkPatient, onDeleted }
  renderInWorkspace(<Opened {...acts} startId={currentId} />, api)
  return { user: userEvent.setup(), ...acts }
}

function Opened({
  startId,
  ...props
}: {
  startId: string | undefined
  onLinkPatient: (session: Session) => void
  onDeleted: (deletion: Deletion) => void
}) {
  const groups = useGroupToggle()
  const [currentId, setCurrentId] = useState(startId)
  return (
    <SessionList
      {...props}
      groups={groups}
      currentId={currentId}
      onOpen={({ id }) => setCurrentId(id)}
    />
  )
}

/** The text of the rows and group headings, from top to bottom. */
export function shownRows(): string[] {
  return [...document.querySelectorAll('[data-row]')].map((row) => row.textContent)
}

export function row(name: RegExp): HTMLElement {
  return screen.getByRole('button', { name })
}
