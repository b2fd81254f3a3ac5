// Old syntax on purpose: this file must be parsed by the Node versions that it refuses.

/**
 * Understands what our package.json uses: `^1.2.3` and `>=1.2.3`, joined by `||`.
 *
 * @param {string} version
 * @param {string} range
 */
export function satisfies(version, range) {
  const have = parse(version)
  return range.split('||').some((part) => {
    const wanted = parse(part)
    const isNewEnough = compare(have, wanted) >= 0
    return part.trim().startsWith('^') ? isNewEnough && have[0] === wanted[0] : isNewEnough
  })
}

/** @param {string} text */
function parse(text) {
  const found = /(\d+)\.(\d+)\.(\d+)/.exec(text)
  if (!found) throw new Error('Not a version: ' + text)
  return found.slice(1).map(Number)
}

/**
 * @param {number[]} a
 * @param {number[]} b
 */
function compare(a, b) {
  const at = a.findIndex((number, index) => number !== b[index])
  return at === -1 ? 0 : Number(a[at]) - Number(b[at])
}
