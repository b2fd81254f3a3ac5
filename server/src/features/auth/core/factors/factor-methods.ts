const FACTOR_METHODS = new Set(['totp', 'mfa/phone', 'recovery_code'])

/** Whether this `amr` entry raised the session to aal2. */
export function isFactorMethod({ method }: { readonly method: string }): boolean {
  return FACTOR_METHODS.has(method)
}
