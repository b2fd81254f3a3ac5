import { headingTopics, isClosed } from '../../../clinical/heading-topics.ts'
import type { Heading } from '../parse-template.ts'
import { findSpecial } from './special-headings.ts'
import { NEXT_BEST } from '../../../clinical/topic.ts'
import type { Topic } from '../../../clinical/topic.ts'
import { tokens } from '../../../clinical/word-features.ts'

const NO_HEADING: Heading = { title: 'signature', body: '' }
const COMMON = new Set('and the of for to with a an in on or your patient other'.split(' '))

/** The heading that a statement of this topic goes under; undefined when the template wants none of it. */
export function findPlace(all: readonly Heading[], first: Topic, text: string): number | undefined {
  // A heading with words of its own takes nothing by topic; its place in the list stays.
  const headings = all.map((heading) => (findSpecial(heading.title) ? NO_HEADING : heading))
  for (const topic of [first, ...NEXT_BEST[first]]) {
    const place = headings.findIndex((heading) => headingTopics(heading.title).includes(topic))
    if (place >= 0) return specialised(headings, topic, place)
  }
  return findByWords(headings, text)
}

/** A heading of one topic is chosen before one that takes everything. */
function specialised(headings: readonly Heading[], topic: Topic, place: number): number {
  const sizes = headings.map((heading) => {
    const topics = headingTopics(heading.title)
    return topics.includes(topic) ? topics.length + topics.indexOf(topic) / 100 : Infinity
  })
  const least = Math.min(...sizes)
  return least === Infinity ? place : sizes.indexOf(least)
}

/** A heading that no table knows takes what shares a word with it. */
function findByWords(headings: readonly Heading[], text: string): number | undefined {
  const said = new Set(tokens(text).map(stem))
  const place = headings.findIndex(
    (heading) =>
      headingTopics(heading.title).length === 0 &&
      !isClosed(heading.title) &&
      tokens(heading.title).some(
        (word) => word.length > 3 && !COMMON.has(word) && said.has(stem(word)),
      ),
  )
  return place >= 0 ? place : undefined
}

function stem(word: string): string {
  return word.replace(/(?:ing|ed|es|s)$/, '')
}
