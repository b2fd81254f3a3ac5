import { chooseReader } from '../choose-reader.ts'
import { bad, good, reasonOf, type Finding } from './finding.ts'

const LINE = { speaker: 'Patient', role: null, text: 'I have had a cough for three days.' }

/** Reads one line as a test. */
export async function checkFacts(): Promise<Finding> {
  const reader = chooseReader()
  try {
    await reader.read({ practitionerId: 'doctor', lines: [LINE] })
    return good(`${reader.name} reads`)
  } catch (error) {
    return bad(
      `${reader.name} fails: ${reasonOf(error)}`,
      'Get the files of this version again: the weights come with them. It needs about 500 MB of memory.',
    )
  } finally {
    await reader.close()
  }
}
