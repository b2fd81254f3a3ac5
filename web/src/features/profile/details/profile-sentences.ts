import { sentenceOf } from '@chartwright/contract/errors'
import { ApiError } from '../../../lib/http/api-error.ts'

/** Document 2 §4.7 and §8, profile. */
export const PROFILE_SENTENCES = {
  updated: 'Profile updated successfully!',
  loadFailed: 'Failed to load profile data',
  updateFailed: 'Failed to update profile',
  noEmail: 'No email found for this account',
  resetFailed: 'Failed to initiate password reset. Please try again.',
} as const

export function loadFailure(error: Error): string {
  return missingToken(error) ?? PROFILE_SENTENCES.loadFailed
}

/** Spec 2 §7.9: the response's detail, if it has one. */
export function updateFailure(error: Error): string {
  const detail = error instanceof ApiError ? error.detail : undefined
  return missingToken(error) ?? detail ?? PROFILE_SENTENCES.updateFailed
}

function missingToken(error: Error): string | undefined {
  const isMissing = error instanceof ApiError && error.code === 'MISSING_TOKEN'
  return isMissing ? sentenceOf('MISSING_TOKEN') : undefined
}
