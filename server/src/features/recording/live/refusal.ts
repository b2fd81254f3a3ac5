import { CLOSE } from '@chartwright/contract/live-socket'

/** Why a socket is closed: a code of the contract and a sentence of at most 123 bytes. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly closeCode: number

  constructor(code: keyof typeof CLOSE, reason: string) {
    super(reason)
    this.closeCode = CLOSE[code]
  }
}
