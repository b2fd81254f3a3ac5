import { describe, expect, test } from 'vitest'
import { statementOf } from './testing/statement-of.ts'
import { findRiskLabels, writeRisk } from './write-risk.ts'

describe('risk', () => {
  test('each line tells what was said, or that nothing was', () => {
    const labels = findRiskLabels(
      'One line each for Self-harm and Harm to others, with plans exactly as said.',
    )
    const said = {
      sentence: 'Denies thoughts of hurting herself.',
      statement: statementOf('any thoughts of hurting yourself', {
        answer: 'no',
        segmentIds: ['x'],
      }),
    }
    expect(writeRisk(labels ?? [], [said], 'Not discussed')).toEqual([
      { text: 'Self-harm: Denies thoughts of hurting herself.', segmentIds: ['x'] },
      { text: 'Harm to others: Not discussed', segmentIds: [] },
    ])
  })
  test('other headings have no such lines', () => {
    expect(findRiskLabels('Only risks that were explained.')).toBeNull()
  })
})
