/** The result of one check, and what to do about it unless it is good. */
export interface Finding {
  readonly state: 'good' | 'remark' | 'bad'
  readonly text: string
  readonly advice?: string
}

export const good = (text: string): Finding => ({ state: 'good', text })
export const remark = (text: string, advice: string): Finding => ({ state: 'remark', text, advice })
export const bad = (text: string, advice: string): Finding => ({ state: 'bad', text, advice })

export function reasonOf(error: unknown): string {
  return error instanceof Error && error.message !== '' ? error.message : String(error)
}
