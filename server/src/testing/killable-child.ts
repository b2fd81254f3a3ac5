import { main } from '../main.ts'

const [dataDir = ''] = process.argv.slice(2)
const { address } = await main({ dataDir, env: process.env })
process.send?.(address)
// The test that started it is gone.
process.on('disconnect', () => process.exit(1))
