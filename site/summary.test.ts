import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { summary } from './summary.ts'

describe('summary', () => {
  it('leaves a short text as it is, on one line', () => {
    expect(summary('  Bring bags;\n no papers are asked for. ')).toBe('Bring bags; no papers are asked for.')
  })

  it('ends with a whole word and no loose mark', () => {
    expect(summary('Redfish, slaw and tea in the hall', 14)).toBe('Redfish, slaw…')
    expect(summary('Redfish, slaw and tea in the hall', 10)).toBe('Redfish…')
    expect(summary('Supercalifragilistic', 8)).toBe('Superca…')
  })

  it('is whole text and never longer than asked, whatever is written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        expect(summary(text).length).toBeLessThanOrEqual(160)
        expect(summary(text).isWellFormed()).toBe(true)
      }),
    )
  })
})
