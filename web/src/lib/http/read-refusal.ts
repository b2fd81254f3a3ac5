import { ApiError } from './api-error.ts'

/** Document 2 §7.10: the detail, otherwise the status text, otherwise the number. */
export async function readRefusal(response: Response, action: string): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined)
  const detail = textOf(body, 'detail')
  const message = detail ?? statusMessage(response, action)
  return new ApiError(message, {
    status: response.status,
    code: textOf(body, 'code'),
    detail,
    audioLeftS: numberOf(body, 'audio_left_s'),
  })
}

function statusMessage({ status, statusText }: Response, action: string): string {
  return statusText ? `Failed to ${action}: ${statusText}` : `HTTP error! status: ${status}`
}

function textOf(body: unknown, key: string): string | undefined {
  const value = valueOf(body, key)
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}

function numberOf(body: unknown, key: string): number | undefined {
  const value = valueOf(body, key)
  return typeof value === 'number' ? value : undefined
}

function valueOf(body: unknown, key: string): unknown {
  return typeof body === 'object' && body !== null ? Reflect.get(body, key) : undefined
}
