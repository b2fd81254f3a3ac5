import { config } from 'zod'

/** Import this before anything else of the contract where no code may be made from text. */
config({ jitless: true })
