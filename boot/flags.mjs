import { StartupError } from './startup-error.mjs'

export const HELP = `npm start             starts Chartwright; Ctrl-C stops it
npm start -- --https  serves https with a certificate of its own, for a clinic's network
npm start -- --help   shows this

Settings are read from the environment and from .env; .env.example lists them.
`

/**
 * @param {readonly string[]} args
 * @returns {{ isHelp: boolean, https: boolean }}
 */
export function parseFlags(args) {
  const unknown = args.find((arg) => !['--help', '-h', '--https'].includes(arg))
  if (unknown !== undefined) {
    throw new StartupError(
      `There is no option "${unknown}": "npm start -- --help" lists what there is.`,
    )
  }
  return {
    isHelp: args.includes('--help') || args.includes('-h'),
    https: args.includes('--https'),
  }
}
