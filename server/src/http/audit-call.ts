import type { Endpoint } from '@chartwright/contract/endpoint'
import { statusOf } from '@chartwright/contract/errors'
import type { FastifyRequest } from 'fastify'
import type { AuditEntry } from '../db/audit.ts'
import type { KeyedHash } from '../lib/keyed-hash.ts'
import { AppError } from './app-error.ts'

/** One call of one practitioner, before its outcome is known. */
export interface AuditedCall {
  readonly endpoint: Endpoint
  readonly request: FastifyRequest
  readonly practitionerId: string
  readonly hashAddress: KeyedHash
}

/** A long call is recorded before it reads anything: its outcome is a separate entry. */
export function begunEntry(call: AuditedCall): AuditEntry {
  return entryOf(call, undefined, undefined)
}

export function doneEntry(call: AuditedCall, result?: unknown): AuditEntry {
  return entryOf(call, call.endpoint.status ?? 200, result)
}

export function refusedEntry(call: AuditedCall, error: unknown): AuditEntry {
  const status = error instanceof AppError ? statusOf(error.code) : statusOf('SERVER_ERROR')
  return entryOf(call, status, undefined)
}

function entryOf(call: AuditedCall, status: number | undefined, result: unknown): AuditEntry {
  const { endpoint, request, practitionerId, hashAddress } = call
  const { method, path } = endpoint
  return {
    practitionerId,
    what: `${method} ${path}`,
    objectIds: [
      ...new Set([
        ...namedIds(request.params),
        ...namedIds(request.query),
        ...namedIds(request.body),
        ...(method === 'GET' ? [] : listOf(result).flatMap(ownId)),
      ]),
    ],
    status,
    addressHash: hashAddress(request.ip),
    isOfReading: method === 'GET',
  }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const NAME_OF_ID = /(^|_)ids?$|[a-z]Ids?$/

/** Ids in fields named as such: what a person typed is never among them. */
function namedIds(sent: unknown): string[] {
  return listOf(sent).flatMap((part) =>
    isRecord(part)
      ? Object.entries(part).flatMap(([name, value]) =>
          NAME_OF_ID.test(name) ? listOf(value).filter(isId) : [],
        )
      : [],
  )
}

function ownId(made: unknown): string[] {
  return isRecord(made) && isId(made['id']) ? [made['id']] : []
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value]
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && UUID.test(value)
}
