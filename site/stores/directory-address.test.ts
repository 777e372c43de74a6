import { describe, expect, test } from 'vitest'
import { addressOf, initialState, isFiltered, readAddress } from './directory-address.ts'

describe('the directory reads from its address', () => {
  test.each([
    ['', initialState],
    ['?', initialState],
    [
      '?search=San+Jos%C3%A9&denomination=Catholic&area=OSO&view=map',
      { search: 'San José', denomination: 'Catholic', area: 'OSO', view: 'map' },
    ],
    ['?denomination=Non-denominational', { ...initialState, denomination: 'Non-Denominational' }],
    ['?area=North', { ...initialState, area: 'North Side' }],
    [
      '?area=north+side&denomination=church+of+CHRIST',
      { ...initialState, area: 'North Side', denomination: 'Church of Christ' },
    ],
    ['?area=Southtown', { ...initialState, area: 'Southtown' }],
    ['?denomination=All+Denominations&area=All+Areas', initialState],
    ['?view=carousel', initialState],
    ['?search=%20%20grace%20', { ...initialState, search: 'grace' }],
    ['?search=one&search=two', { ...initialState, search: 'one' }],
    ['?search=grace%0Bchurch%00', { ...initialState, search: 'grace church' }],
    [`?area=${'x'.repeat(101)}`, { ...initialState, area: 'x'.repeat(100) }],
    ['?area=constructor', { ...initialState, area: 'constructor' }],
    ['?search=%E0%A4%A', { ...initialState, search: '\uFFFD%A' }],
    ['?plan=featured', initialState],
  ])('%s', (query, state) => {
    expect(readAddress(query)).toEqual(state)
  })

  test('at most 200 letters of search text', () => {
    expect(readAddress(`?search=${'x'.repeat(500)}`).search).toBe('x'.repeat(200))
  })
})

describe('the address of a state', () => {
  test('is the bare one where nothing is asked', () => {
    expect(addressOf(initialState)).toBe('/directory')
    expect(addressOf({ ...initialState, search: '  ' })).toBe('/directory')
  })

  test.each([
    { ...initialState, search: 'a & b = c?#%', area: 'OSO' },
    { ...initialState, denomination: 'Church of Christ', view: 'list' as const },
    { search: 'San José', denomination: 'Jewish', area: 'North Side', view: 'map' as const },
  ])('says all that is asked: %o', (state) => {
    expect(readAddress(new URL(addressOf(state), 'http://localhost').search)).toEqual(state)
  })
})

test('a view filters nothing out', () => {
  expect(isFiltered({ ...initialState, view: 'map' } as typeof initialState)).toBe(false)
  expect(isFiltered({ ...initialState, search: ' ' })).toBe(false)
  expect(isFiltered({ ...initialState, area: 'OSO' })).toBe(true)
})
