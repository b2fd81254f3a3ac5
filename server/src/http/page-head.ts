import { PUBLIC_PAGES, SITE_META, type SiteFacts } from '@chartwright/contract/public-pages'
import type { PageScripts } from './page-scripts.ts'

export interface Site {
  /** The address that people open, without a trailing slash. */
  readonly url: () => string
  readonly facts: SiteFacts
}

/** index.html has a head of its own between these, for use without a server that fills it in. */
const BLOCK = /<!-- page -->.*<!-- \/page -->/s

/** The app's page with the head for this path: what search engines and link previews read. */
export function pageWithHead(html: string, path: string, site: Site, scripts: PageScripts): string {
  const head = [`<meta name="${SITE_META}" content="${escape(JSON.stringify(site.facts))}" />`]
  const page = publicPageAt(path)
  if (page) {
    const url = `${site.url()}${path}`
    const title = `${page.title} · Chartwright`
    head.push(
      `<title>${escape(title)}</title>`,
      `<meta name="description" content="${escape(page.description)}" />`,
      `<link rel="canonical" href="${escape(url)}" />`,
      ...Object.entries({
        'og:type': 'website',
        'og:site_name': 'Chartwright',
        'og:title': title,
        'og:description': page.description,
        'og:url': url,
        'og:image': `${site.url()}/share.jpg`,
        'og:image:width': '1200',
        'og:image:height': '630',
        'og:image:alt': 'Chartwright beside a note that it has drafted',
      }).map(
        ([property, content]) => `<meta property="${property}" content="${escape(content)}" />`,
      ),
      '<meta name="twitter:card" content="summary_large_image" />',
      ...scripts(path).map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`),
    )
  } else {
    head.push('<title>Chartwright</title>', '<meta name="robots" content="noindex" />')
  }
  return html.replace(BLOCK, () => head.join('\n    '))
}

export function publicPageAt(path: string) {
  return Object.entries(PUBLIC_PAGES).find(([known]) => known === path)?.[1]
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${String(character.charCodeAt(0))};`)
}
