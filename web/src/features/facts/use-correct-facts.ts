import { factsApi, FactWrite, type Fact, type FactContent } from '@chartwright/contract/facts'
import { useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../../lib/http/api-error.ts'
import { call } from '../../lib/http/api.ts'
import { notifyError, notifyWithUndo } from '../../ui/overlays/notify.ts'
import { factsKey, type FactsAnswer } from './facts.queries.ts'

/** Resolves to the reason if it failed; undefined: done. */
type Attempt = Promise<string | undefined>

export interface CorrectFacts {
  add(content: FactContent): Attempt
  change(fact: Fact, content: FactContent): Attempt
  /** Back to what was heard. */
  restore(fact: Fact): Attempt
  /** Optimistic; it reappears if it could not be done. */
  remove(fact: Fact): void
}

/** Reloads what the server has saved, whatever else arrived in the meantime. */
export function useCorrectFacts(sessionId: string, onCorrected: () => void): CorrectFacts {
  const client = useQueryClient()
  const queryKey = factsKey(sessionId)
  const paramsOf = ({ id }: Fact) => ({ id: sessionId, fact_id: id })
  const reread = () => {
    onCorrected()
    return client.invalidateQueries({ queryKey })
  }

  const attempt = async (work: () => Promise<unknown>): Attempt => {
    try {
      await work()
      await reread()
      return undefined
    } catch (error) {
      return messageOf(error)
    }
  }
  const save = (fact: Fact, content: FactContent): Attempt =>
    attempt(() => call(factsApi.change, { params: paramsOf(fact), body: FactWrite.parse(content) }))
  const restore = (fact: Fact): Attempt =>
    attempt(() => call(factsApi.restore, { params: paramsOf(fact) }))
  const tellFailure = (trying: Attempt): void =>
    void trying.then((problem) => {
      if (problem !== undefined) notifyError(problem)
    })

  const remove = async (fact: Fact): Promise<void> => {
    await client.cancelQueries({ queryKey })
    client.setQueriesData<FactsAnswer>(
      { queryKey },
      (known) => known && { ...known, facts: known.facts.filter(({ id }) => id !== fact.id) },
    )
    const problem = await attempt(() => call(factsApi.remove, { params: paramsOf(fact) }))
    if (problem === undefined) notifyWithUndo('Fact deleted.', () => tellFailure(restore(fact)))
    else {
      notifyError(problem)
      await reread()
    }
  }
  return {
    add: (content) =>
      attempt(() =>
        call(factsApi.add, { params: { id: sessionId }, body: { fact: FactWrite.parse(content) } }),
      ),
    async change(fact, content) {
      const problem = await save(fact, content)
      if (problem === undefined) {
        notifyWithUndo('Fact corrected.', () =>
          tellFailure(wasRead(fact) ? restore(fact) : save(fact, fact)),
        )
      }
      return problem
    },
    restore,
    remove: (fact) => void remove(fact),
  }
}

function wasRead({ source }: Fact): boolean {
  return source !== 'corrected' && source !== 'added'
}
