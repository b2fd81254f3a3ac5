import type { Factor } from '@supabase/auth-js'
import { queryOptions } from '@tanstack/react-query'
import { authClient } from '../../../lib/account/auth-client.ts'

export type FactorKind = 'totp' | 'phone'
/** The library's type omits the number. */
export type SecondFactor = Factor & { phone?: string }

/** Verified ones; others are left over from an unfinished enrolment. */
export const factorsQuery = queryOptions({
  queryKey: ['factors'],
  queryFn: async (): Promise<SecondFactor[]> => {
    const all = await listAllFactors()
    return all.filter(({ status }) => status === 'verified')
  },
})

export async function listAllFactors(): Promise<SecondFactor[]> {
  const { data, error } = await (await authClient()).mfa.listFactors()
  if (error) throw error
  return data.all
}
