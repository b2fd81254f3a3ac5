import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider, { type Configuration, type KoaContextWithOIDC } from 'oidc-provider'

export interface Person {
  readonly sub: string
  readonly email: string
  readonly email_verified: boolean
  readonly name: string
}

export interface GoogleStandIn {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  close(): Promise<void>
}

const CLIENT_ID = 'chartwright-test'
const CLIENT_SECRET = 'a secret between test and stand-in'

/**
 * A certified OpenID provider in place of Google. `login_hint` selects the person, an unknown hint
 * is denied, and without a hint a page offers the choice.
 */
export async function startGoogleStandIn(
  people: readonly Person[],
  redirectUris: string[],
): Promise<GoogleStandIn> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const issuer = `http://127.0.0.1:${String(port)}`
  const provider = new Provider(issuer, configuration(people, redirectUris))
  const answer = provider.callback()
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/interaction/')) {
      void interact(provider, people, request, response)
    } else {
      void answer(request, response)
    }
  })
  return {
    issuer,
    clientId: CLIENT_ID,
    clientSecret: CLIENT_SECRET,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => {
          resolve()
        })
      }),
  }
}

function configuration(people: readonly Person[], redirectUris: string[]): Configuration {
  return {
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: CLIENT_SECRET,
        redirect_uris: redirectUris,
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    pkce: { required: () => true },
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    cookies: { keys: ['stand-in'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_context, sub) => {
      const person = people.find((candidate) => candidate.sub === sub)
      return person && { accountId: sub, claims: () => ({ ...person, picture: `${sub}.png` }) }
    },
    loadExistingGrant: grantAll,
  }
}

async function grantAll({ oidc }: KoaContextWithOIDC) {
  const grant = new oidc.provider.Grant({
    clientId: oidc.client?.clientId ?? '',
    accountId: oidc.session?.accountId ?? '',
  })
  grant.addOIDCScope('openid email profile')
  await grant.save()
  return grant
}

async function interact(
  provider: Provider,
  people: readonly Person[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { params } = await provider.interactionDetails(request, response)
  const url = new URL(request.url ?? '/', 'http://stand-in')
  const chosen = url.searchParams.get('as') ?? params['login_hint']
  if (chosen === undefined) {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(choicePage(people, url.pathname))
    return
  }
  const person = people.find(({ email }) => email === chosen)
  const result = person
    ? { login: { accountId: person.sub } }
    : { error: 'access_denied', error_description: 'nobody was chosen' }
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
}

function choicePage(people: readonly Person[], path: string): string {
  const choices = [...people.map(({ email }) => email), 'Cancel'].map(
    (email) => `<p><a href="${path}?as=${encodeURIComponent(email)}">${email}</a></p>`,
  )
  return `<!doctype html><title>Choose an account</title>${choices.join('')}`
}
