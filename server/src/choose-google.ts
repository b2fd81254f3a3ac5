import type { Config } from './config.ts'
import type { GoogleSignIn } from './providers/google/google.ts'
import { googleOverOpenId } from './providers/google/openid.ts'

/** Undefined if the clinic has configured no Google client: the button is then not offered. */
export function chooseGoogle(config: Config): GoogleSignIn | undefined {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_ISSUER } = config
  if (GOOGLE_CLIENT_ID === undefined || GOOGLE_CLIENT_SECRET === undefined) return undefined
  return googleOverOpenId({
    issuer: GOOGLE_ISSUER,
    clientId: GOOGLE_CLIENT_ID,
    clientSecret: GOOGLE_CLIENT_SECRET,
  })
}
