/** The time, as an argument: tests move it. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()

export function secondsAfter(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1_000)
}

export function unixSeconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1_000)
}
