import { access, constants } from 'node:fs/promises'
import { StartupError } from './startup-error.mjs'

/**
 * Before anything is put beside the sources: the user of a service often may not.
 *
 * @param {string} directory
 */
export async function requireWritable(directory) {
  await access(directory, constants.W_OK).catch(() => {
    throw new StartupError(
      `${directory} cannot be written by this user, and packages or pages of this version are missing there: run "npm run build" as its owner, and start again.`,
    )
  })
}
