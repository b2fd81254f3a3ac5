import type { authApi } from '@chartwright/contract/auth'
import { COUNTRIES } from '@chartwright/contract/countries'
import type { BodyOf } from '@chartwright/contract/endpoint'
import {
  ORGANIZATION_SIZES,
  PROFILE_ROLES,
  SIGNUP_ROLES,
  SPECIALTIES,
  splitTitle,
} from '@chartwright/contract/practitioner'
import { isLongEnoughName } from '@chartwright/contract/sign-up-rules'
import { inTransaction } from '../../../db/in-transaction.ts'
import { AppError } from '../../../http/app-error.ts'
import { updatePractitioner, viewProfile } from './practitioner-accounts.queries.ts'
import type { ProductAuth } from './product-auth.ts'

export async function updateProfile(
  { db }: ProductAuth,
  practitionerId: string,
  form: BodyOf<typeof authApi.updateProfile>,
) {
  if (!isLongEnoughName(splitTitle(form.name).rest)) throw new AppError('NAME_TOO_SHORT')
  if (!form.role) throw new AppError('ROLE_REQUIRED')
  if (!form.country) throw new AppError('COUNTRY_REQUIRED')
  requireOption('role', form.role, [...PROFILE_ROLES, ...SIGNUP_ROLES])
  requireOption('country', form.country, COUNTRIES)
  if (form.specialty) requireOption('specialty', form.specialty, SPECIALTIES)
  if (form.organization_size) {
    requireOption('organization_size', form.organization_size, ORGANIZATION_SIZES)
  }
  const row = await inTransaction(db, (tx) =>
    updatePractitioner(tx, practitionerId, {
      name: form.name.trim(),
      role: form.role,
      country: form.country,
      specialty: form.specialty || null,
      organizationName: form.organization_name.trim() || null,
      organizationSize: form.organization_size || null,
    }),
  )
  if (!row) throw new AppError('NOT_FOUND')
  return viewProfile(row)
}

function requireOption(field: string, value: string, options: readonly string[]): void {
  if (options.includes(value)) return
  throw new AppError('INVALID_REQUEST', `${field}: must be one of the offered options`)
}
