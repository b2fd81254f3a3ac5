import { readFileSync } from 'node:fs'
import { readVocabulary } from '../../../clinical/ledger/reading/word-pieces.ts'
import { serveJobs } from '../../../lib/serve-jobs.ts'
import { loadReader } from './onnx-reader.ts'
import { loadPhraser } from './phraser/load-phraser.ts'
import { visitReader, type ReadJob, type ReadStep } from './read-visit.ts'

const VOCABULARY = new URL('weights/vocab.txt', import.meta.url)
const [, , phraserFolder = ''] = process.argv

await serveJobs<ReadJob, ReadStep>(async () =>
  visitReader(
    readVocabulary(readFileSync(VOCABULARY, 'utf8')),
    await loadReader(),
    // Facts are worth having in the words of the rules alone; `doctor` says what is wrong.
    await loadPhraser(new URL(phraserFolder)).catch(() => undefined),
  ),
)
