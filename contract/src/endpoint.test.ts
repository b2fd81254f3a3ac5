import { describe, expect, test } from 'vitest'
import { bothPaths, fillPath, routePattern } from './endpoint.ts'

describe('a path', () => {
  test.each([
    ['/patients/', {}, '/patients/'],
    ['/patients/{id}/', { id: 'a1' }, '/patients/a1/'],
    [
      '/patients/search/{name}/',
      { name: 'O’Neil / 50 %' },
      '/patients/search/O%E2%80%99Neil%20%2F%2050%20%25/',
    ],
  ])('%s filled with %o is %s', (path, params, expected) => {
    expect(fillPath(path, params)).toBe(expected)
  })

  test('with a missing parameter is refused', () => {
    expect(() => fillPath('/patients/{id}/', {})).toThrow('Path parameter id is missing')
  })

  test('is converted to the router’s syntax', () => {
    expect(routePattern('/patients/search/{name}/')).toBe('/patients/search/:name/')
  })

  test.each([
    ['/patients/', ['/patients/', '/api/patients/']],
    ['/api/tasks/', ['/tasks/', '/api/tasks/']],
  ])('%s answers both bare and under /api', (path, expected) => {
    expect(bothPaths(path)).toEqual(expected)
  })
})
