import { expect, test } from 'vitest'
import { clusterSettings, settingArguments } from './settings.ts'

const nameOf = (...args: Parameters<typeof clusterSettings>) =>
  clusterSettings(...args)['cluster_name']

test('the cluster name depends on the directory, the settings and the version, not on their order', () => {
  expect(nameOf('/a', '18.4', { a: '1', b: '2' })).toBe(nameOf('/a', '18.4', { b: '2', a: '1' }))
  expect(nameOf('/a', '18.4', { a: '1' })).not.toBe(nameOf('/a', '18.4', { a: '2' }))
  expect(nameOf('/a', '18.4')).not.toBe(nameOf('/a', '18.5'))
  expect(nameOf('/a', '18.4')).not.toBe(nameOf('/b', '18.4'))
})

test('extra settings take precedence', () => {
  expect(clusterSettings('/a', '18.4', { timezone: 'CET' })).toMatchObject({ timezone: 'CET' })
})

test('settings become arguments', () => {
  expect(settingArguments({ fsync: 'off', port: '1' })).toEqual(['-c', 'fsync=off', '-c', 'port=1'])
})
