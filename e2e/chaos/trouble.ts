import { setTimeout as sleep } from 'node:timers/promises'
import type { Cluster, Node } from '../cluster/cluster.ts'
import type { World } from './world.ts'

export interface Troubles {
  /** Without warning. */
  nodeKills: number
  allNodesKilled: number
  /** Asked to leave, and started again. */
  nodeRestarts: number
  databaseFast: number
  databaseImmediate: number
}

const CALM_MS = 3_500
const LONGEST_AWAY_MS = 2_000
/** The database is back long before. */
const START_TIMEOUT_MS = 120_000

/** One after another, until the world ends; then every node is up. */
export async function makeTrouble(world: World, cluster: Cluster): Promise<Troubles> {
  const { random } = world
  const { nodes, database } = cluster
  const counts = {
    nodeKills: 0,
    allNodesKilled: 0,
    nodeRestarts: 0,
    databaseFast: 0,
    databaseImmediate: 0,
  }
  const any = (): Node => {
    const node = nodes[Math.floor(random() * nodes.length)]
    if (!node) throw new Error('a cluster has nodes')
    return node
  }
  const kill = async (doomed: readonly Node[]) => {
    await Promise.all(doomed.map((node) => node.kill()))
    counts.nodeKills += doomed.length
    await Promise.all(doomed.map(startAgain))
  }
  const acts: readonly (() => Promise<void>)[] = [
    () => kill([any()]),
    async () => {
      counts.allNodesKilled += 1
      await kill(nodes)
    },
    async () => {
      const node = any()
      counts.nodeRestarts += 1
      await node.stop()
      await startAgain(node)
    },
    async () => {
      counts.databaseFast += 1
      await database.restart('fast', random() * LONGEST_AWAY_MS)
    },
    async () => {
      counts.databaseImmediate += 1
      await database.restart('immediate', random() * LONGEST_AWAY_MS)
    },
    // A node that dies while the database is away, and comes up when it may be away still.
    async () => {
      const node = any()
      counts.databaseImmediate += 1
      counts.nodeKills += 1
      const back = database.restart('immediate', LONGEST_AWAY_MS)
      await node.kill()
      await startAgain(node)
      await back
    },
  ]
  // Each kind has its turn before one comes again.
  let left: (() => Promise<void>)[] = []
  while (world.isRunning()) {
    await sleep(CALM_MS * random())
    if (left.length === 0) left = [...acts]
    const [act] = left.splice(Math.floor(random() * left.length), 1)
    await act?.()
  }
  return counts
}

/** As a supervisor does it: again when it could not start, because the database was away. */
async function startAgain(node: Node): Promise<void> {
  const giveUpAtMs = performance.now() + START_TIMEOUT_MS
  for (;;) {
    try {
      await node.start()
      return
    } catch (error) {
      if (performance.now() > giveUpAtMs) throw error
      await sleep(500)
    }
  }
}
