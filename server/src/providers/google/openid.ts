import * as client from 'openid-client'
import { GoogleUnavailable, type GoogleProfile, type GoogleSignIn } from './google.ts'

export interface GoogleSettings {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  readonly timeoutS?: number
}

const TIMEOUT_S = 10

const SCOPES = 'openid email profile'

/** Discovers on first use, so that a provider out of reach does not keep the server from starting. */
export function googleOverOpenId(settings: GoogleSettings): GoogleSignIn {
  let discovered: Promise<client.Configuration> | undefined
  const configuration = () => {
    discovered ??= discover(settings).catch((error: unknown) => {
      discovered = undefined
      throw new GoogleUnavailable('discovery failed', { cause: error })
    })
    return discovered
  }
  return {
    async begin({ redirectUri, state, extra }) {
      const codeVerifier = client.randomPKCECodeVerifier()
      const nonce = client.randomNonce()
      const url = client.buildAuthorizationUrl(await configuration(), {
        ...extra,
        redirect_uri: redirectUri,
        scope: SCOPES,
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      })
      return { url: url.href, trip: { codeVerifier, nonce } }
    },
    async finish({ callbackUrl, state, trip }) {
      const tokens = await client
        .authorizationCodeGrant(await configuration(), callbackUrl, {
          expectedState: state,
          expectedNonce: trip.nonce,
          pkceCodeVerifier: trip.codeVerifier,
          idTokenExpected: true,
        })
        .catch((error: unknown) => {
          throw isUnavailable(error) ? new GoogleUnavailable('no answer', { cause: error }) : error
        })
      return profileOf(tokens)
    },
  }
}

function discover({ issuer, clientId, clientSecret, timeoutS = TIMEOUT_S }: GoogleSettings) {
  const url = new URL(issuer)
  const isLoopback = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(url.hostname)
  // Marked deprecated to stand out: plain http is for a stand-in on this computer only.
  const relax = client.allowInsecureRequests
  const allowPlainHttp = url.protocol === 'http:' && isLoopback
  return client.discovery(url, clientId, clientSecret, undefined, {
    execute: [client.enableNonRepudiationChecks, ...(allowPlainHttp ? [relax] : [])],
    timeout: timeoutS,
  })
}

const NO_ANSWER = ['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON']

/** No connection, no answer in time, or one that is not of the protocol. */
function isUnavailable(error: unknown): boolean {
  if (error instanceof TypeError) return true
  return error instanceof client.ClientError && NO_ANSWER.includes(error.code ?? '')
}

function profileOf(
  tokens: client.TokenEndpointResponse & client.TokenEndpointResponseHelpers,
): GoogleProfile {
  const claims = tokens.claims()
  if (!claims || typeof claims.email !== 'string') throw new Error('the ID token has no address')
  return {
    subject: claims.sub,
    email: claims.email,
    isEmailVerified: claims.email_verified === true || claims.email_verified === 'true',
    claims,
    accessToken: tokens.access_token,
    refreshToken: tokens.refresh_token,
  }
}
