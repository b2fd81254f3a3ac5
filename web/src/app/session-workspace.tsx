import type { WorkspaceUrl } from './use-workspace-url.ts'

/** Document 2 §2.3: the selected session, or the sentence that there is none. */
export function SessionWorkspace({ url }: { url: WorkspaceUrl }) {
  return <p>{url.sessionId ?? 'No Session Selected'}</p>
}
