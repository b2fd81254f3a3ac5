import { isIPv6 } from 'node:net'

const GROUPS = 8
const NETWORK_GROUPS = 4

/**
 * What counts as one address: an IPv4 address, or the network of an IPv6 address, whose other half
 * anybody can choose freely. Anything else is unchanged.
 */
export function originOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(address)) return address
  const [left = [], right = []] = address
    .replace(/%.*$/s, '')
    .replace(/\d+\.\d+\.\d+\.\d+$/, '0:0')
    .split('::')
    .map((part) => (part === '' ? [] : part.split(':')))
  const zeros = Array.from({ length: GROUPS - left.length - right.length }, () => '0')
  const network = [...left, ...zeros, ...right].slice(0, NETWORK_GROUPS)
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
