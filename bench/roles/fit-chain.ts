import { readChain } from '../../server/src/clinical/roles/chain.ts'
import {
  cutOf,
  eachEmission,
  eachStay,
  readLine,
  type TakeFeature,
} from '../../server/src/clinical/roles/line-features.ts'
import type { RoleWeights } from '../../server/src/clinical/roles/role-model.ts'
import { seeded, shuffle } from '../random.ts'
import type { CutLine } from './cut-lines.ts'

export interface ChainFit {
  readonly epochs: number
  readonly rate: number
  readonly decay: number
  /** Features of fewer lines are omitted. */
  readonly minLines: number
}

const SEED = 20231

/**
 * A conditional random field over each visit's lines: both kinds of weights are learned together,
 * by AdaGrad with L2. Deterministic for the same visits.
 */
export function fitChain(visits: readonly CutLine[][], options: ChainFit): RoleWeights {
  const emission = table(options)
  const stay = table(options)
  const read = visits.map((visit) => {
    const lines = visit.map(({ text }) => readLine(text))
    const cut = cutOf(lines)
    return visit.map(({ share }, at) => {
      const line = lines[at] ?? readLine('')
      const before = lines[at - 1]
      return {
        share,
        emission: emission.count((take) => eachEmission(lines, at, take)),
        stay: stay.count((take) => {
          if (before) eachStay(before, line, cut, take)
        }),
      }
    })
  })
  emission.close()
  stay.close()
  const order = read.map((_, at) => at)
  const random = seeded(SEED)
  for (let epoch = 0; epoch < options.epochs; epoch += 1) {
    shuffle(order, random)
    for (const at of order) {
      const visit = read[at] ?? []
      const beliefs = readChain(
        Float64Array.from(visit, (line) => emission.score(line.emission)),
        Float64Array.from(visit, (line) => stay.score(line.stay)),
      )
      visit.forEach((line, place) => {
        emission.learn(line.emission, (beliefs.clinician[place] ?? 0) - line.share)
        const before = visit[place - 1]
        if (!before) return
        const same = before.share * line.share + (1 - before.share) * (1 - line.share)
        stay.learn(line.stay, (beliefs.stay[place] ?? 0) - same)
      })
    }
  }
  return { emission: emission.weights(), stay: stay.weights() }
}

type Row = readonly (readonly [id: number, value: number])[]

function table({ rate, decay, minLines }: ChainFit) {
  const ids = new Map<string, number>()
  const seen: number[] = []
  let weights = new Float64Array()
  let squares = new Float64Array()
  return {
    count(each: (take: TakeFeature) => void): Row {
      const row: [number, number][] = []
      each((name, value) => {
        const id = ids.get(name) ?? ids.size
        ids.set(name, id)
        seen[id] = (seen[id] ?? 0) + 1
        row.push([id, value])
      })
      return row
    },
    close() {
      weights = new Float64Array(ids.size)
      squares = new Float64Array(ids.size).fill(1e-6)
    },
    score(row: Row): number {
      return row.reduce((sum, [id, value]) => sum + (weights[id] ?? 0) * value, 0)
    },
    learn(row: Row, error: number) {
      for (const [id, value] of row) {
        if ((seen[id] ?? 0) < minLines) continue
        const weight = weights[id] ?? 0
        const gradient = error * value + decay * weight
        squares[id] = (squares[id] ?? 0) + gradient * gradient
        weights[id] = weight - (rate * gradient) / Math.sqrt(squares[id] ?? 1)
      }
    },
    weights(): Record<string, number> {
      return Object.fromEntries([...ids].map(([name, id]) => [name, weights[id] ?? 0]))
    },
  }
}
