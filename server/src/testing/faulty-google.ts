import {
  OAuth2Issuer,
  OAuth2Service,
  type MutableResponse,
  type MutableToken,
} from 'oauth2-mock-server'
import { newId } from '../lib/ids.ts'
import type { GoogleSettings } from '../providers/google/openid.ts'
import { openGateway, type Gateway } from './gateway.ts'

export interface Wrong {
  readonly idToken?: (token: MutableToken) => void
  readonly answer?: (response: MutableResponse) => void
}

export interface FaultyGoogle {
  readonly gateway: Gateway
  readonly settings: GoogleSettings
  readonly email: string
  /** Makes the next responses of the token endpoint wrong in this way. */
  spoil(wrong: Wrong): void
}

/** An OpenID provider that does what it is told, however wrong. */
export async function startFaultyGoogle(timeoutS: number): Promise<FaultyGoogle> {
  const gateway = await openGateway()
  const issuer = new OAuth2Issuer()
  issuer.url = gateway.address
  await issuer.keys.generate('RS256')
  const service = new OAuth2Service(issuer)
  const email = `${newId()}@clinic.example`
  let wrong: Wrong = {}
  service.on('beforeTokenSigning', (token: MutableToken) => {
    Object.assign(token.payload, { email, email_verified: true, name: 'Ana Silva' })
    wrong.idToken?.(token)
  })
  service.on('beforeResponse', (response: MutableResponse) => {
    wrong.answer?.(response)
  })
  gateway.serve(service.requestHandler)
  return {
    gateway,
    settings: { issuer: gateway.address, clientId: 'clinic', clientSecret: 'secret', timeoutS },
    email,
    spoil: (next) => {
      wrong = next
    },
  }
}
