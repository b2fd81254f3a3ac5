export interface GoogleProfile {
  readonly subject: string
  readonly email: string
  readonly isEmailVerified: boolean
  /** As the ID token gives them: iss, name, picture, hd. */
  readonly claims: Readonly<Record<string, unknown>>
  readonly accessToken: string
  readonly refreshToken: string | undefined
}

/** Google is out of reach or has a fault of its own: nothing was learnt of the person. */
export class GoogleUnavailable extends Error {
  override readonly name = 'GoogleUnavailable'
}

/** What must come back unchanged from the browser's trip; kept on the server. */
export interface GoogleTrip {
  readonly codeVerifier: string
  readonly nonce: string
}

/**
 * Sign-in with Google over OpenID Connect: PKCE, nonce and state on every trip. Rejects with
 * GoogleUnavailable when there was no answer to judge.
 */
export interface GoogleSignIn {
  begin(options: {
    readonly redirectUri: string
    readonly state: string
    readonly extra: Readonly<Record<string, string>>
  }): Promise<{ url: string; trip: GoogleTrip }>
  /** Rejects when anything about the answer is wrong: issuer, audience, nonce, time, signature. */
  finish(options: {
    readonly callbackUrl: URL
    readonly state: string
    readonly trip: GoogleTrip
  }): Promise<GoogleProfile>
}
