import { join } from 'node:path'

export interface ClusterPaths {
  readonly directory: string
  /** Appears by one rename when the cluster is complete: all or nothing. */
  readonly cluster: string
  readonly data: string
  readonly credentials: string
  readonly log: string
  readonly binaries: string
}

export function clusterPaths(directory: string, name = 'cluster'): ClusterPaths {
  const cluster = join(directory, name)
  return {
    directory,
    cluster,
    data: join(cluster, 'data'),
    credentials: join(cluster, 'credentials.json'),
    log: join(directory, 'postgres.log'),
    binaries: join(directory, 'binaries'),
  }
}
