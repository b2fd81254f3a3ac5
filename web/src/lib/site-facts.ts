import { SITE_META, type SiteFacts } from '@chartwright/contract/public-pages'

/** Defaults if the page did not come from our server. */
const UNTOLD: SiteFacts = {
  operator: '',
  email: 'support@localhost',
  phone: '',
  compliance: true,
  audioRetentionDays: 7,
}

/** What the server put into the page about its operator. */
export function readSiteFacts(): SiteFacts {
  const told = document.querySelector<HTMLMetaElement>(`meta[name="${SITE_META}"]`)?.content
  return told ? { ...UNTOLD, ...(JSON.parse(told) as Partial<SiteFacts>) } : UNTOLD
}
