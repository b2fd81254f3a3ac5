/**
 * @typedef {{ version?: string, resolved?: string, link?: boolean, optional?: boolean, extraneous?: boolean, os?: string[], cpu?: string[] }} LockedPackage
 * @typedef {{ packages?: Record<string, LockedPackage> }} Lockfile
 * @typedef {{ platform: string, arch: string }} Machine
 */

/**
 * What must be installed before the lockfile's packages are all there. A package made for another
 * machine is neither missed nor accepted: `node_modules` may have been copied from elsewhere.
 *
 * @param {Lockfile} wanted
 * @param {Lockfile} installed
 * @param {Machine} machine
 * @returns {string[]}
 */
export function missingPackages(wanted, installed, machine) {
  const present = installed.packages ?? {}
  const missing = Object.entries(wanted.packages ?? {})
    .filter(([path]) => path.includes('node_modules/'))
    .filter(([path, locked]) => {
      const found = present[path]
      if (locked.extraneous) return false
      if (!found) return !locked.optional && suits(locked, machine)
      return locked.link ? found.resolved !== locked.resolved : found.version !== locked.version
    })
  const foreign = Object.entries(present).filter(([, found]) => !suits(found, machine))
  return [...missing, ...foreign].map(([path]) => path)
}

/**
 * @param {LockedPackage} locked
 * @param {Machine} machine
 */
function suits(locked, machine) {
  return allows(locked.os, machine.platform) && allows(locked.cpu, machine.arch)
}

/**
 * npm's rule: `!name` excludes, and a list of exclusions alone admits the rest.
 *
 * @param {string[] | undefined} list
 * @param {string} name
 */
function allows(list, name) {
  if (!list || list.length === 0 || list.includes('any')) return true
  if (list.includes(`!${name}`)) return false
  return list.includes(name) || list.every((entry) => entry.startsWith('!'))
}
