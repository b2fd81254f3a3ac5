import type { Mention, Modifier } from '../../reading/find-mentions.ts'
import { plainSaid } from './plain-said.ts'

/** 'CBC was unremarkable' has its value in its name, and is not 'CBC unremarkable, unremarkable'. */
export function besideName(
  { line, from, to }: Mention,
  concept: string,
  modifiers: readonly Modifier[],
): Modifier[] {
  const name = ` ${plainSaid(concept)} `
  return modifiers.filter(
    (one) =>
      one.line !== line ||
      one.from < from ||
      one.to > to ||
      !name.includes(` ${plainSaid(one.words).trim()} `),
  )
}
