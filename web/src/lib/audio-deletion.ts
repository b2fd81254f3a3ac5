/** When recorded sound goes, to be put after 'is', as this installation has set it. */
export function audioDeletion(retentionDays: number): string {
  if (retentionDays === 0) return 'deleted as soon as its transcript is complete'
  const days = `${String(retentionDays)} ${retentionDays === 1 ? 'day' : 'days'}`
  return `deleted ${days} after its transcript is complete`
}
