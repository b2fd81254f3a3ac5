/** When recorded audio is deleted, to follow 'is', as configured for this installation. */
export function audioDeletion(retentionDays: number): string {
  if (retentionDays === 0) return 'deleted as soon as its transcript is complete'
  const days = `${String(retentionDays)} ${retentionDays === 1 ? 'day' : 'days'}`
  return `deleted ${days} after its transcript is complete`
}
