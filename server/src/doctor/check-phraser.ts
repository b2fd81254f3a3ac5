import { checkPhraserFiles } from '../choose-reader.ts'
import { good, reasonOf, remark, type Finding } from './finding.ts'

/** Facts are read without it; their sentences are then written by rules alone. */
export async function checkPhraser(folder?: URL): Promise<Finding> {
  try {
    checkPhraserFiles(folder)
    return good('the weights that write the sentences of facts are whole')
  } catch (error) {
    return remark(
      `rules alone write the sentences of facts: ${reasonOf(error)}`,
      'Get the files of this version again: the weights come with them.',
    )
  }
}
