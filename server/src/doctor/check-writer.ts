import type { Config } from '../config.ts'
import { chooseScribe } from '../choose-scribe.ts'
import { bad, good, reasonOf, type Finding } from './finding.ts'

const LINE = { id: 'line-1', index: 0, speaker: null, text: 'I have had a cough for three days.' }
const TEMPLATE = { title: 'Check', type: 'medical', prompt: '## Complaint', example: '' }

/** Has one line written up, as any note is. */
export async function checkWriter(config: Config): Promise<Finding> {
  const scribe = chooseScribe(config)
  try {
    const signal = AbortSignal.timeout(config.LLM_TIMEOUT_S * 1_000)
    const note = { template: TEMPLATE, segments: [LINE], context: '', signal }
    let written = ''
    for await (const piece of scribe.writeNote(note)) {
      if (typeof piece === 'string') written += piece
      else if (piece.by) return bad(piece.by.remark, 'Ask another model in LLM_MODEL.')
      else written = ''
    }
    return written.trim() === ''
      ? bad(`${scribe.name} writes nothing`, 'Ask another model in LLM_MODEL.')
      : good(`${scribe.name} writes`)
  } catch (error) {
    return bad(
      `${scribe.name} fails: ${reasonOf(error)}`,
      'Check LLM_BASE_URL, LLM_API_KEY and LLM_MODEL, and that this computer reaches the server.',
    )
  }
}
