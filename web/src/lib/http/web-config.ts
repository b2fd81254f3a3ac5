import type { ResponseOf } from '@chartwright/contract/endpoint'
import { webConfigApi } from '@chartwright/contract/web-config'
import { useEffect, useState } from 'react'
import { call } from './api.ts'

export type WebConfig = ResponseOf<typeof webConfigApi.get>

let fetched: Promise<WebConfig> | undefined

/** Loaded once per page; a failure is retried on the next request. */
export function webConfig(): Promise<WebConfig> {
  fetched ??= call(webConfigApi.get).catch((error: unknown) => {
    fetched = undefined
    throw error
  })
  return fetched
}

/** For tests, which share the module but not the server. */
export function forgetWebConfig(): void {
  fetched = undefined
}

/** Undefined until it has loaded. */
export function useWebConfig(): WebConfig | undefined {
  const [config, setConfig] = useState<WebConfig>()
  useEffect(() => {
    let isCurrent = true
    webConfig().then(
      (value) => isCurrent && setConfig(value),
      (error: unknown) => console.error('The web configuration could not be fetched', error),
    )
    return () => {
      isCurrent = false
    }
  }, [])
  return config
}
