import type { Note } from '@chartwright/contract/notes'
import { nameWithRole } from '@chartwright/contract/practitioner'
import type { Session } from '@chartwright/contract/sessions'
import { describeSigned } from '../../features/notes/signing/signed-banner.tsx'
import { useSession } from '../../lib/account/session.ts'
import { shortDate } from '../../lib/text/relative-time.ts'
import { pageRules } from '../page-rules.ts'

interface PrintedHeaderProps {
  session: Pick<Session, 'name' | 'patient_name' | 'created_at'>
  note: Note
}

/**
 * Only in print. The page already has the session's, the patient's and the note's name; further
 * pages repeat it in their margins, if the browser supports margin boxes.
 */
export function PrintedHeader({ session, note }: PrintedHeaderProps) {
  const account = useSession()
  const clinician =
    account.status === 'authenticated' ? nameWithRole(account.user.name, account.user.role) : ''
  const visit = `Visit on ${shortDate(new Date(session.created_at))}`
  const state = note.signature ? describeSigned(note.signature) : 'DRAFT – not signed'
  const patient = session.patient_name ?? 'No patient linked'
  const head = [patient, visit, clinician, note.title, state].filter((word) => word !== '')
  return (
    <div className="hidden pb-2 text-sm print:block">
      <style>{pageRules(head.join(' · '))}</style>
      <p dir="auto">{[visit, clinician].filter((word) => word !== '').join(' · ')}</p>
      {session.patient_name === null && <p>{patient}</p>}
      {!note.signature && <p className="font-semibold">{state}</p>}
    </div>
  )
}
