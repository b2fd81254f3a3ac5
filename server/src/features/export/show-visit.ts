import { nameWithRole } from '@chartwright/contract/practitioner'
import { describeEvidence } from '@chartwright/contract/signatures'
import { CONTEXT_TAB } from '@chartwright/contract/tabs'
import { escapeHtml } from '../../lib/escape-html.ts'
import { sanitizeNote } from '../../lib/note-html.ts'
import type { Visit } from './read-visit.ts'

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem}' +
  'section{border-top:1px solid #ccc;margin-top:2rem}p{overflow-wrap:anywhere}'
const ROLES = { clinician: 'Clinician', patient: 'Patient', other: 'Other', unsure: '' } as const

/** A page to read and to print, which loads and runs nothing. */
export function showVisit({ session, notes, transcript, consents }: Visit): string {
  const title = escapeHtml(session.name)
  const context = session.tabContents[CONTEXT_TAB.id] ?? ''
  return [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
    `<title>${title}</title><style>${STYLE}</style></head><body>`,
    `<h1 dir="auto">${title}</h1>`,
    `<p dir="auto">${escapeHtml(session.patient_name ?? 'No patient')}, ${session.created_at}</p>`,
    ...(consents.length === 0 ? [] : [section('Consent', showConsents(consents))]),
    ...(context === '' ? [] : [section(CONTEXT_TAB.title, sanitizeNote(context))]),
    ...notes.map((note) => section(note.title, showNote(note))),
    ...(transcript ? [section('Transcription', showLines(transcript.segments))] : []),
    '</body></html>',
  ].join('\n')
}

function section(title: string, html: string): string {
  return `<section><h2 dir="auto">${escapeHtml(title)}</h2><div dir="auto">${html}</div></section>`
}

function showNote({ note_text: html, signature, addenda }: Visit['notes'][number]): string {
  const state = signature
    ? `Signed by ${signedBy(signature)}. ${describeEvidence(signature.evidence)} SHA-256 ${signature.content_sha256}`
    : 'Draft, not signed'
  const added = addenda.map(
    (each) => `<h3>Addendum</h3><p dir="auto">${escapeHtml(each.text).replaceAll('\n', '<br>')}</p>
<p><small>Signed by ${escapeHtml(signedBy(each))}</small></p>`,
  )
  return [`<p><small>${escapeHtml(state)}</small></p>`, sanitizeNote(html), ...added].join('\n')
}

function signedBy(by: { signer_name: string; signer_role: string; signed_at: string }): string {
  return `${nameWithRole(by.signer_name, by.signer_role)}, ${by.signed_at}`
}

function showConsents(consents: Visit['consents']): string {
  const shown = consents.map((consent) => {
    const { answer, recorded_at: at, recorded_by: by, wording, wording_version: version } = consent
    const read = wording === null ? '' : `<br>Wording ${String(version)}: ${escapeHtml(wording)}`
    const kept = consent.transcript_deleted ? ', transcript deleted' : ''
    return `<p dir="auto"><b>${answer}</b>${kept}, ${at}, recorded by ${escapeHtml(by)}${read}</p>`
  })
  return shown.join('\n')
}

function showLines(lines: NonNullable<Visit['transcript']>['segments']): string {
  const shown = lines.map(({ text, role, start_ms: startMs, original_text: original }) => {
    const who = role ? ROLES[role] : ''
    const time = startMs === null ? '' : clock(startMs)
    const head = [time, who].filter((word) => word !== '').join(' ')
    return `<p dir="auto">${head === '' ? '' : `<b>${head}:</b> `}${escapeHtml(text)}${showOriginal(original)}</p>`
  })
  return shown.join('\n')
}

function showOriginal(original: string | null): string {
  return original === null ? '' : ` <small>(corrected; first: ${escapeHtml(original)})</small>`
}

function clock(ms: number): string {
  const seconds = Math.floor(ms / 1_000)
  return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`
}
