import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { builtinReader } from '../builtin.ts'
import { loadPhraser, PHRASER_FOLDER } from './load-phraser.ts'

const LINES = [
  { speaker: null, role: null, text: 'Doctor: What medicines do you take?' },
  { speaker: null, role: null, text: 'Patient: I take lisinopril 20 mg once a day.' },
]

/** A copy of the weights, with something done to it. */
function givenWeights(spoil: (folder: string) => void): URL {
  const folder = mkdtempSync(join(tmpdir(), 'phraser-'))
  cpSync(PHRASER_FOLDER, folder, { recursive: true })
  spoil(folder)
  return pathToFileURL(`${folder}/`)
}

test.each<[string, (folder: string) => void]>([
  ['damaged', (folder) => appendFileSync(join(folder, 'words.bin'), 'x')],
  ['missing', (folder) => rmSync(join(folder, 'sentence.onnx'))],
])(
  'weights that are %s are not used, and facts have the sentences of the rules',
  async (_, spoil) => {
    const weights = givenWeights(spoil)
    await expect(loadPhraser(weights)).rejects.toThrow()
    const reader = builtinReader(weights)
    const facts = await reader.read({ practitionerId: 'ada', lines: LINES })
    await reader.readAhead({ practitionerId: 'ada', lines: LINES })
    await reader.close()
    rmSync(weights, { recursive: true })
    const drug = facts.find(({ kind }) => kind === 'medication')
    expect(drug?.text).toBe('Takes lisinopril 20 mg once daily.')
    expect(drug).not.toHaveProperty('acceptance')
  },
  60_000,
)
