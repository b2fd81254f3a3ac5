import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { healthApi } from '@chartwright/contract/health'
import { findFreePort } from '../../server/src/db/embedded/free-port.ts'
import type { Balancer } from './balancer.ts'

const OURS = fileURLToPath(new URL('../../deploy/nginx.conf', import.meta.url))
const TRIES = 1_000
const PROGRAMS = ['nginx', '/usr/sbin/nginx']

export function findNginx(): string | undefined {
  return PROGRAMS.find((program) => spawnSync(program, ['-v']).status === 0)
}

/** nginx with the directives of deploy/nginx.conf, these nodes, and no certificate. */
export async function startNginx(
  program: string,
  directory: string,
  nodes: readonly string[],
): Promise<Balancer> {
  const port = await findFreePort()
  const config = join(directory, 'nginx.conf')
  await writeFile(config, configure(await readFile(OURS, 'utf8'), directory, port, nodes))
  const log = join(directory, 'nginx.log')
  const child = spawn(program, ['-p', directory, '-e', log, '-c', config])
  const gone = once(child, 'exit')
  const address = `http://127.0.0.1:${String(port)}`
  for (let tries = 1; !(await isAnswering(address)); tries += 1) {
    if (child.exitCode !== null || tries === TRIES) throw new Error(await readFile(log, 'utf8'))
    await sleep(20)
  }
  return {
    address,
    async stop() {
      child.kill('SIGTERM')
      await gone
    },
  }
}

async function isAnswering(address: string): Promise<boolean> {
  return fetch(address + healthApi.live.path).then(
    () => true,
    () => false,
  )
}

function configure(ours: string, directory: string, port: number, nodes: readonly string[]) {
  const site = ours
    .replaceAll(/^ *server 127\.0\.0\.1:3001(.*);\n/gm, (_, options: string) =>
      nodes.map((node) => `  server ${new URL(node).host}${options};\n`).join(''),
    )
    .replaceAll(/^ *server 127\.0\.0\.1:3002.*;\n/gm, '')
    .replace('listen 443 ssl;', `listen 127.0.0.1:${String(port)};`)
    .replace(/^ *ssl_certificate.*$/gm, '')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(directory, `nginx-${name}`)};`,
  )
  const log = `access_log off; error_log ${join(directory, 'nginx.log')};`
  return `daemon off; worker_processes 1; pid ${join(directory, 'nginx.pid')};
events { worker_connections 4096; }
http { ${log} ${temporary.join(' ')}
${site} }`
}
