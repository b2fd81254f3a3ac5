import type { ChosenStt } from '../../server/src/choose-stt.ts'
import { main } from '../../server/src/main.ts'

/** The product in this process, but for what hears. */
export async function serveHearing(speech: ChosenStt): Promise<void> {
  const { DATA_DIR: dataDir } = process.env
  if (dataDir === undefined) throw new Error('DATA_DIR is missing')
  const running = await main({ dataDir, speech })
  process.once('SIGTERM', () => {
    void running.stop().then(() => process.exit())
  })
}
