import { AUDIO_SAMPLE_RATE_HZ } from '@chartwright/contract/limits'
import type { Session } from '@chartwright/contract/sessions'
import { asPractitioner } from '../../db/as-practitioner.ts'
import type { Database, Tx } from '../../db/open.ts'
import { wavHeader } from '../../lib/write-wav.ts'
import { findById, viewProfile } from '../auth/auth.api.ts'
import { listWordings } from '../consent/consent.api.ts'
import { listDetails, listSignedSessions } from '../patients/patients.api.ts'
import { readSamples } from '../recording/recording.api.ts'
import { listSessions } from '../sessions/sessions.api.ts'
import { listSnippets } from '../snippets/snippets.api.ts'
import { viewStyle } from '../style/style.api.ts'
import { listTasks } from '../tasks/tasks.api.ts'
import { listTemplates } from '../templates/templates.api.ts'
import { listOwnWords } from '../vocabulary/vocabulary.api.ts'
import { fileNameOf, numbered } from '../../lib/file-names.ts'
import { readVisit } from './read-visit.ts'
import type { SoundFile } from './plan-audio.ts'
import { showVisit } from './show-visit.ts'
import { writeCsv } from './write-csv.ts'
import type { ZippedFile } from './zip-files.ts'

export interface ExportOptions {
  readonly db: Database
  readonly practitionerId: string
  readonly sound: readonly SoundFile[]
  readonly part: number
  readonly madeAt: Date
  /** Aborts when nobody is reading any more. */
  readonly signal: AbortSignal
}

const READ_SAMPLES = 10 * AUDIO_SAMPLE_RATE_HZ

const README = `This is your data in Chartwright.

profile.json      who you are there
patients.csv      your patients; patients.json is the same for programs
carried-forward.json
                  what each signed visit leaves of medicines, problems and allergies
tasks.csv         your tasks; tasks.json is the same for programs
vocabulary.json   your own words
snippets.json     your snippets, each with its shortcut
style.json        what was learned of how you write
consent-wordings.json
                  what you read aloud when you ask for consent, version by version
templates/        the templates that you made; templates.json is the same for programs
sessions/         a folder for each session:
                    session.html  consent, context, notes and transcript, to read in any browser
                    session.json  the same for programs, with what each note's sentence rests on,
                                  every version and signature of each note, where it was sent,
                                  and what you corrected among the facts
                    audio-1.wav   the sound, where it is still kept

Times are in UTC. Where the sound is too much for one file, the next files hold the rest of it in
folders of the same names.
`

/** Each file has its own short transactions: a slow reader holds nothing in the database. */
export async function* listFiles(options: ExportOptions): AsyncGenerator<ZippedFile> {
  const { part, madeAt, sound } = options
  if (part === 1) yield { path: 'README.txt', changedAt: madeAt, content: README }
  if (part === 1) yield* listRecords(options)
  const sessions = await inShort(options, async (tx) => {
    const newestFirst = await listSessions(tx, options.practitionerId)
    return newestFirst.reverse()
  })
  for (const [index, session] of sessions.entries()) {
    options.signal.throwIfAborted()
    const folder = folderOf(index, session)
    const changedAt = new Date(session.created_at)
    if (part === 1) {
      const visit = await inShort(options, (tx) =>
        readVisit(tx, options.practitionerId, session.id),
      )
      if (!visit) continue
      yield { path: `${folder}/session.html`, changedAt, content: showVisit(visit) }
      yield { path: `${folder}/session.json`, changedAt, content: asJson(visit) }
    }
    for (const file of sound) {
      if (file.part !== part || file.sessionId !== session.id) continue
      const stored = readSound(options, file)
      const path = `${folder}/audio-${String(file.number)}.wav`
      yield { path, changedAt: file.startedAt, content: { stored } }
    }
  }
}

function folderOf(index: number, { name, created_at: createdAt }: Session): string {
  return `sessions/${numbered(index, createdAt.slice(0, 10), fileNameOf(name))}`
}

async function* listRecords(options: ExportOptions): AsyncGenerator<ZippedFile> {
  const { practitionerId, madeAt: changedAt } = options
  const records = await inShort(options, async (tx) => {
    const row = await findById(tx, practitionerId)
    const all = await listTemplates(tx, practitionerId)
    return {
      profile: row && viewProfile(row),
      patients: await listDetails(tx, practitionerId),
      'carried-forward': await listSignedSessions(tx, practitionerId),
      tasks: await listTasks(tx, practitionerId),
      templates: all.filter((template) => !template.is_default),
      vocabulary: await listOwnWords(tx, practitionerId),
      style: await viewStyle(tx, practitionerId),
      snippets: await listSnippets(tx, practitionerId),
      'consent-wordings': await listWordings(tx, practitionerId),
    }
  })
  for (const [name, rows] of Object.entries(records)) {
    yield { path: `${name}.json`, changedAt, content: asJson(rows ?? null) }
  }
  const fields = [
    'id',
    'name',
    'date_of_birth',
    'record_number',
    'sex',
    'pronouns',
    'phone',
    'email',
  ] as const
  const patients = records.patients.map((patient) => fields.map((field) => patient[field]))
  yield { path: 'patients.csv', changedAt, content: writeCsv(fields, patients) }
  const tasks = records.tasks.map((task) => [
    task.created_at,
    task.title,
    task.category,
    task.status,
    task.patient_name,
  ])
  const header = ['created', 'title', 'category', 'status', 'patient']
  yield { path: 'tasks.csv', changedAt, content: writeCsv(header, tasks) }
  for (const [index, template] of records.templates.entries()) {
    const path = `templates/${numbered(index, fileNameOf(template.template_title))}.md`
    yield { path, changedAt, content: template.template_text }
  }
}

async function* readSound(options: ExportOptions, file: SoundFile): AsyncGenerator<Uint8Array> {
  yield wavHeader(file.to - file.from, AUDIO_SAMPLE_RATE_HZ)
  const key = { id: file.recordingId, practitionerId: options.practitionerId }
  for (let from = file.from; from < file.to; from += READ_SAMPLES) {
    options.signal.throwIfAborted()
    const to = Math.min(file.to, from + READ_SAMPLES)
    const samples = await inShort(options, (tx) => readSamples(tx, key, from, to))
    yield new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength)
  }
}

function inShort<T>(
  { db, practitionerId }: ExportOptions,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return asPractitioner(db, practitionerId, work)
}

function asJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
