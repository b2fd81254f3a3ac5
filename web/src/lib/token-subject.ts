/** Whose token it is; undefined when its payload cannot be read. Says nothing of its validity. */
export function tokenSubject(token: string): string | undefined {
  try {
    const payload = token.split('.')[1] ?? ''
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    const subject: unknown = Reflect.get(claims as object, 'sub')
    return typeof subject === 'string' ? subject : undefined
  } catch {
    return undefined
  }
}
