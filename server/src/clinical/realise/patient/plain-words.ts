import { PLAIN_WORDS } from './plain-words.data.ts'

/** The longest first: 'twice daily' before 'daily'. */
const ROWS = PLAIN_WORDS.flatMap(([trades, plain]) =>
  trades.split('|').map((trade) => [trade, plain] as const),
)
  .sort(([a], [b]) => b.length - a.length)
  .map(([trade, plain]) => [new RegExp(`(?<!-)\\b${trade}\\b`, 'gi'), plain] as const)

/** Words of the trade in the patient's own, each once. */
export function plainWords(text: string): string {
  const found: string[] = []
  const marked = ROWS.reduce(
    (done, [trade, plain]) =>
      done.replace(trade, () => {
        found.push(plain)
        return `\uE000${found.length - 1}\uE000`
      }),
    text,
  )
  return marked
    .replace(/\uE000(\d+)\uE000/g, (_, at: string) => found[Number(at)] ?? '')
    .replace(/\b(?:an?|the) (an? )/g, '$1')
}
