// Old syntax on purpose, and nothing else is loaded before the check: a Node that is too old should
// say so instead of failing on newer syntax.
import { readFileSync } from 'fs'
import { fileURLToPath } from 'url'
import { satisfies } from './node-version.mjs'

const rootDir = fileURLToPath(new URL('..', import.meta.url))
const range = JSON.parse(readFileSync(rootDir + 'package.json', 'utf8')).engines.node

if (satisfies(process.versions.node, range)) {
  void import('./run.mjs').then(({ run }) => run(rootDir, process.argv.slice(2)))
} else {
  process.stderr.write(
    'Chartwright needs Node.js ' +
      range.replace(/\|\|/g, 'or') +
      ' and this is ' +
      process.versions.node +
      ': install a newer one from https://nodejs.org and start again.\n',
  )
  process.exitCode = 1
}
