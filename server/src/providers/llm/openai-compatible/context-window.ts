import { z } from 'zod'
import { readBodyText } from '../../../lib/read-body.ts'
import { withDeadline } from '../../../lib/with-deadline.ts'
import type { LlmOptions } from '../llm.ts'

const TIMEOUT_MS = 5_000
/** A server that is started anew with another window is believed after so long. */
const REMEMBERED_MS = 600_000
const MAX_BODY_BYTES = 4_194_304

const tokens = z.number().positive().optional().catch(undefined)
const Model = z.object({
  id: z.string(),
  max_model_len: tokens,
  loaded_context_length: tokens,
  context_length: tokens,
  context_window: tokens,
  n_ctx: tokens,
  meta: z.object({ n_ctx: tokens }).nullish().catch(undefined),
})
const Models = z.object({ data: z.array(Model) })
const Props = z.object({
  n_ctx: tokens,
  default_generation_settings: z.object({ n_ctx: tokens }).optional(),
})

type Headers = Readonly<Record<string, string>>

/** Asks `/models` (vLLM, OpenRouter, Groq) and then `/props` of llama.cpp, and remembers the answer. */
export function contextWindow({ baseUrl, model }: LlmOptions, headers: Headers) {
  const base = baseUrl.replace(/\/+$/, '')
  let known: { readonly tokens: number | undefined; readonly untilMs: number } | undefined

  return async (signal: AbortSignal): Promise<number | undefined> => {
    if (known && known.untilMs > performance.now()) return known.tokens
    const read = async () => {
      const listed = Models.safeParse(await getJson(`${base}/models`, headers, signal)).data?.data
      const one =
        listed?.find(({ id }) => id === model) ?? (listed?.length === 1 ? listed[0] : undefined)
      const told = one && windowOf(one)
      if (told !== undefined) return told
      const root = base.replace(/\/v\d+$/, '')
      const props = Props.safeParse(await getJson(`${root}/props`, headers, signal)).data
      return props?.default_generation_settings?.n_ctx ?? props?.n_ctx
    }
    const tokens = await read()
    if (!signal.aborted) known = { tokens, untilMs: performance.now() + REMEMBERED_MS }
    return tokens
  }
}

function windowOf(model: z.output<typeof Model>): number | undefined {
  return (
    model.max_model_len ??
    model.loaded_context_length ??
    model.n_ctx ??
    model.meta?.n_ctx ??
    model.context_length ??
    model.context_window
  )
}

/** Undefined for whatever is no JSON: the window is then not known. */
async function getJson(url: string, headers: Headers, asked: AbortSignal): Promise<unknown> {
  try {
    return await withDeadline(TIMEOUT_MS, [asked], async (signal) => {
      const response = await fetch(url, { headers, redirect: 'error', signal })
      if (!response.ok) {
        await response.body?.cancel()
        return undefined
      }
      return JSON.parse((await readBodyText(response, signal, MAX_BODY_BYTES)) ?? '') as unknown
    })
  } catch {
    return undefined
  }
}
