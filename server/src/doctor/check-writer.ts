import type { Fact } from '@chartwright/contract/facts'
import type { Config } from '../config.ts'
import { chooseScribe } from '../choose-scribe.ts'
import { bad, good, reasonOf, type Finding } from './finding.ts'

const LINE = { id: 'line-1', index: 0, speaker: null, text: 'I have had a cough for three days.' }
const FACT: Fact = {
  id: '00000000-0000-8000-8000-000000000001',
  source: 'heard',
  kind: 'complaint',
  concept: 'cough',
  polarity: 'present',
  certainty: 'sure',
  who: 'patient',
  time: 'now',
  status: '',
  act: '',
  attributes: { duration: '3 days' },
  problem: '',
  importance: 'critical',
  said: [{ segment_id: LINE.id, from: 14, to: 19, words: 'cough' }],
  lines: [0],
  text: 'Cough for 3 days.',
}
const GIVEN = {
  template: { title: 'Check', type: 'medical', prompt: '## Complaint', example: '' },
  context: '',
  facts: [FACT],
  known: { patientName: null, clinicianName: null, date: '2026-01-01' },
}

/** Writes a note from one line as a test. */
export async function checkWriter(config: Config): Promise<Finding> {
  const scribe = chooseScribe(config)
  try {
    const signal = AbortSignal.timeout(config.LLM_TIMEOUT_S * 1_000)
    const note = { ...GIVEN, segments: [LINE], signal }
    let written = ''
    for await (const piece of scribe.writeNote(note)) {
      if (typeof piece === 'string') written += piece
      else if (piece.kind === 'sources') continue
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
