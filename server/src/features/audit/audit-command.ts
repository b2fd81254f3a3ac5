import { parseArgs } from 'node:util'
import type { Database } from '../../db/open.ts'
import type { KeyedHash } from '../../lib/keyed-hash.ts'
import { StartupError } from '../../lib/startup-error.ts'
import { describeEntries, describeVerdict } from './describe-trail.ts'
import { verifyTrail, type Anchor } from './verify-trail.ts'

export const AUDIT_USAGE = `npm run admin -- audit verify [--anchor SEQ:HASH]
                                   proves that the audit trail is as it was written
npm run admin -- audit list --practitioner EMAIL [--since 2026-01-31]
                                   what they read and changed; an id stands for a deleted account
`

export type AuditCommand =
  | { readonly kind: 'verify'; readonly anchor: Anchor | undefined }
  | { readonly kind: 'list'; readonly practitioner: string; readonly since: Date }

/** Undefined if it is not understood. */
export function readAuditCommand(args: readonly string[]): AuditCommand | undefined {
  const [name, ...rest] = args
  const given = readOptions(rest)
  if (!given) return undefined
  const { anchor, practitioner, since } = given
  if (name === 'verify' && practitioner === undefined && since === undefined) {
    const [, seq = '', hash = ''] = /^(\d{1,15}):([0-9a-f]{64})$/i.exec(anchor ?? '') ?? []
    if (anchor === undefined) return { kind: 'verify', anchor: undefined }
    return hash
      ? { kind: 'verify', anchor: { seq: Number(seq), hash: hash.toLowerCase() } }
      : undefined
  }
  if (name !== 'list' || practitioner === undefined || anchor !== undefined) return undefined
  const from = new Date(since ?? 0)
  return Number.isNaN(from.getTime()) ? undefined : { kind: 'list', practitioner, since: from }
}

function readOptions(args: readonly string[]) {
  const text = { type: 'string' } as const
  try {
    const options = { anchor: text, practitioner: text, since: text }
    return parseArgs({ args: [...args], options, allowPositionals: false }).values
  } catch {
    return undefined
  }
}

export interface AuditReader {
  /** As the queue's role, the only one that may read the trail. */
  readonly queueDb: Database
  readonly chainHash: KeyedHash
  /** Throws for an unknown address. */
  readonly getPractitionerId: (email: string) => Promise<string>
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Returns what to print. A broken trail throws, so that scripts notice. */
export async function runAuditCommand(reader: AuditReader, command: AuditCommand): Promise<string> {
  const { queueDb, chainHash, getPractitionerId } = reader
  if (command.kind === 'verify') {
    const verdict = await verifyTrail(queueDb, chainHash, command.anchor)
    if (verdict.broken) throw new StartupError(describeVerdict(verdict))
    return describeVerdict(verdict)
  }
  const { practitioner, since } = command
  const id = ID.test(practitioner) ? practitioner : await getPractitionerId(practitioner)
  return describeEntries(queueDb, id, since)
}
