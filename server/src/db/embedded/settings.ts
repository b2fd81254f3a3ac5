import { createHash } from 'node:crypto'

export type Settings = Readonly<Record<string, string>>

const BASE: Settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  password_encryption: 'scram-sha-256',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // The log contains no patient content. Errors of statements carry values in their message, so
  // they are left to the application; `log` keeps starts, stops, crashes and refusals.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_statement: 'none',
  log_min_duration_statement: '-1',
  log_min_duration_sample: '-1',
  log_transaction_sample_rate: '0',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
  log_checkpoints: 'off',
}

/** The prefix of the names of all processes of this data directory's PostgreSQL. */
export function processPrefix(dataPath: string): string {
  return `chartwright-${shortHash(dataPath)}-`
}

/**
 * The settings of one start. `cluster_name`, which PostgreSQL shows in its process titles, ends
 * with a fingerprint of settings and version, by which a later start recognises whether a surviving
 * postmaster is the one it would start itself.
 */
export function clusterSettings(dataPath: string, version: string, extra: Settings = {}): Settings {
  const settings = { ...BASE, ...extra }
  const sorted = Object.entries(settings).sort(([a], [b]) => a.localeCompare(b))
  const fingerprint = shortHash(JSON.stringify([version, sorted]))
  return { ...settings, cluster_name: processPrefix(dataPath) + fingerprint }
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}

export function settingArguments(settings: Settings): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
