import { expect, test } from '../support/browser.ts'
import { askedLists, directoryOf, hydrated } from './directory-page.ts'

const all = 13

test.describe('the search text', () => {
  const found: [text: string, first: string][] = [
    ['san jose', 'Iglesia San José del Mar'],
    ['San José', 'Iglesia San José del Mar'],
    ['presbiterian', 'Mesquite Bend Presbyterian Church'],
    ['babtist', 'Harbor Bell Baptist Church'],
    ['78410', "The Shepherd's Table & Open Door Fellowship of the Coastal Bend"],
    ['contemporary', 'Cotton Row Lutheran Church'],
    ['windm', 'Windmill Road Methodist Church'],
    ['"windmill road"', 'Windmill Road Methodist Church'],
  ]
  for (const [text, first] of found) {
    test(`${text} finds ${first}`, async ({ page }) => {
      await page.goto('/directory')
      const { textBox, names, chips } = directoryOf(page)
      await textBox.fill(text)
      await expect(names.first()).toHaveText(first)
      await expect(chips).toHaveText([`“${text}”`])
      expect(new URL(page.url()).searchParams.get('search')).toBe(text)
    })
  }

  for (const text of ['%', '_', "'", 'xyzzyqq', '& | !', 'a'.repeat(200)]) {
    test(`${text.slice(0, 20)} finds nothing and is no error`, async ({ page }) => {
      await page.goto('/directory')
      const { textBox, results, status, names } = directoryOf(page)
      await textBox.fill(text)
      await expect(results.getByRole('heading', { name: 'No Churches Found' })).toBeVisible()
      await expect(status).toHaveText('0 churches found')
      await expect(names).toHaveCount(0)
    })
  }

  test('is cut at 200 letters, typed, pasted or in the address', async ({ page }) => {
    await page.goto(`/directory?search=${'windmill '.repeat(40)}`)
    const { textBox } = directoryOf(page)
    await expect(textBox).toHaveValue(/^.{199,200}$/)
    await textBox.fill('')
    await textBox.pressSequentially('x'.repeat(205))
    await expect(textBox).toHaveValue('x'.repeat(200))
  })

  test('can be cleared, by a button that is there only while there is text', async ({ page }) => {
    await page.goto('/directory')
    const { textBox, status, chips } = directoryOf(page)
    const clear = page.getByRole('button', { name: 'Clear search text' })
    await expect(clear).toHaveCount(0)
    await textBox.fill('windmill')
    await expect(status).toHaveText('1 church found')
    await clear.click()
    await expect(textBox).toHaveValue('')
    await expect(textBox).toBeFocused()
    await expect(status).toHaveText(`${all} churches found`)
    await expect(chips).toHaveCount(0)
    await expect(clear).toHaveCount(0)
    await expect(page).toHaveURL('/directory')
  })

  test('is asked once it pauses, and at once with Enter', async ({ page }) => {
    await page.clock.install()
    await page.goto('/directory')
    await hydrated(page)
    await page.clock.pauseAt(Date.now() + 60_000)
    const asked = askedLists(page)
    const { textBox, status } = directoryOf(page)
    for (const letter of 'windmill') {
      await textBox.press(letter)
      await page.clock.runFor(200)
    }
    expect(asked).toEqual([])
    await page.clock.runFor(100)
    await expect(status).toHaveText('1 church found')
    await textBox.pressSequentially(' road')
    await textBox.press('Enter')
    await page.clock.runFor(1)
    await expect
      .poll(() => asked)
      .toEqual(['?search=windmill&limit=60&offset=0', '?search=windmill+road&limit=60&offset=0'])
  })

  test('loses the signs that cannot be seen, and what is too long finds nothing', async ({ page }) => {
    const { textBox, names, results } = directoryOf(page)
    await page.goto('/directory?search=windmill%0B%01road')
    await expect(names).toHaveText(['Windmill Road Methodist Church'])
    await textBox.fill('')
    await textBox.evaluate(() => document.execCommand('insertText', false, 'dunes\u0007'))
    await expect(names).toHaveText(['Oso Dunes Community Church'])
    await page.goto(`/directory?area=${'x'.repeat(150)}&denomination=${'y'.repeat(150)}`)
    await expect(results.getByRole('heading', { name: 'No Churches Found' })).toBeVisible()
  })

  test('that is typed before the page has woken up is searched all the same', async ({ page, context }) => {
    let wake = () => {}
    const asleep = new Promise<void>((resolve) => {
      wake = resolve
    })
    await context.route(/\/_astro\/.*\.js$/, async (route) => {
      await asleep
      await route.continue()
    })
    await page.goto('/directory', { waitUntil: 'commit' })
    const { textBox, status } = directoryOf(page)
    await textBox.fill('windmill')
    wake()
    await expect(status).toHaveText('1 church found')
    await expect(textBox).toHaveValue('windmill')
  })
})

test.describe('the filters', () => {
  test('narrow the list, show as chips and stand in the address', async ({ page }) => {
    await page.goto('/directory')
    const { choose, names, chips, status, textBox } = directoryOf(page)
    await choose('Denomination', 'Baptist')
    await expect(names).toHaveText(['Harbor Bell Baptist Church'])
    await expect(page).toHaveURL('/directory?denomination=Baptist')
    await choose('Area', 'OSO')
    await expect(status).toHaveText('0 churches found')
    await expect(chips).toHaveText(['Baptist', 'OSO'])
    await choose('Denomination', 'All Denominations')
    await expect(names).toHaveText(['Oso Dunes Community Church'])
    await expect(page).toHaveURL('/directory?area=OSO')
    await textBox.fill('dunes')
    await expect(chips).toHaveText(['“dunes”', 'OSO'])
    await expect(page).toHaveURL('/directory?search=dunes&area=OSO')
    await page.getByRole('button', { name: 'Remove filter OSO' }).click()
    await expect(chips).toHaveText(['“dunes”'])
    await expect(page).toHaveURL('/directory?search=dunes')
    await page.getByRole('button', { name: 'Clear All Filters' }).click()
    await expect(status).toHaveText(`${all} churches found`)
    await expect(chips).toHaveCount(0)
    await expect(page).toHaveURL('/directory')
  })

  test('are emptied by Clear Filters, and the view stays', async ({ page }) => {
    await page.goto('/directory?search=church&denomination=Baptist&area=Downtown&view=list')
    const { clearFilters, status, view, textBox, chosen } = directoryOf(page)
    await expect(status).toHaveText('1 church found')
    await clearFilters()
    await expect(status).toHaveText(`${all} churches found`)
    await expect(page).toHaveURL('/directory?view=list')
    await expect(view('List')).toHaveAttribute('aria-pressed', 'true')
    await expect(textBox).toHaveValue('')
    expect(await chosen('Denomination')).toBe('')
    expect(await chosen('Area')).toBe('')
  })

  test('offer the values of the spec, then others in use, then the chosen one', async ({ page }) => {
    await page.goto('/directory?area=Southtown')
    const { inFilters } = directoryOf(page)
    await inFilters(async () => {
      const options = (name: string) =>
        page.getByRole('combobox', { name }).filter({ visible: true }).getByRole('option').allInnerTexts()
      const denominations = await options('Denomination')
      expect(denominations.slice(0, 11)).toEqual([
        'All Denominations',
        'Baptist',
        'Catholic',
        'Episcopal',
        'Methodist',
        'Presbyterian',
        'Lutheran',
        'Non-Denominational',
        'Church of Christ',
        'Jewish',
        'Pentecostal',
      ])
      expect(denominations.slice(11)).toContain('Assembly of God')
      const areas = await options('Area')
      expect(areas.slice(0, 14)).toEqual([
        'All Areas',
        'Downtown',
        'North Side',
        'North East',
        'North West',
        'South Side',
        'East Side',
        'West Side',
        'Flour Bluff',
        'Calallen',
        'OSO',
        'Corpus Christi Bay',
        'Portland',
        'Annaville',
      ])
      expect(areas.at(-1)).toBe('Southtown')
    })
    expect(await directoryOf(page).chosen('Area')).toBe('Southtown')
  })

  test('take other spellings and nonsense from the address', async ({ page }) => {
    await page.goto('/directory?area=North&denomination=Non-denominational&view=carousel&search=')
    const { chips, view } = directoryOf(page)
    await expect(chips).toHaveText(['Non-Denominational', 'North Side'])
    await expect(view('Grid')).toHaveAttribute('aria-pressed', 'true')
    await page.goto('/directory?denomination=Jedi&denomination=Baptist')
    await expect(chips).toHaveText(['Jedi'])
    await expect(page.getByRole('heading', { name: 'No Churches Found' })).toBeVisible()
  })
})

test('Back, Forward and a reload bring back what was asked', async ({ page }) => {
  await page.goto('/about')
  await page.goto('/directory')
  await hydrated(page)
  const { choose, status, textBox, view, chips, names } = directoryOf(page)
  await textBox.pressSequentially('church', { delay: 5 })
  await expect(page).toHaveURL('/directory?search=church')
  await textBox.pressSequentially(' of christ', { delay: 5 })
  await expect(page).toHaveURL('/directory?search=church+of+christ')
  await choose('Area', 'Flour Bluff')
  await expect(chips).toHaveText(['“church of christ”', 'Flour Bluff'])
  await view('List').click()
  await page.reload()
  await expect(names).toHaveText(['Pelican Flats Church of Christ'])
  await expect(textBox).toHaveValue('church of christ')
  await expect(view('List')).toHaveAttribute('aria-pressed', 'true')
  await page.goBack()
  await expect(view('Grid')).toHaveAttribute('aria-pressed', 'true')
  await page.goBack()
  await expect(chips).toHaveText(['“church of christ”'])
  // Typing is one step, however often it paused.
  await page.goBack()
  await expect(page).toHaveURL('/directory')
  await expect(textBox).toHaveValue('')
  await expect(status).toHaveText(`${all} churches found`)
  await page.goForward()
  await expect(textBox).toHaveValue('church of christ')
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/about')
})

test('the home page searches too', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('searchbox').fill('windmill')
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL('/directory?search=windmill')
  await expect(directoryOf(page).names).toHaveText(['Windmill Road Methodist Church'])
  await page.goBack()
  await page
    .getByRole('navigation', { name: /denomination/i })
    .getByRole('link', { name: 'Baptist' })
    .click()
  await expect(directoryOf(page).chips).toHaveText(['Baptist'])
  await page.goBack()
  await page
    .getByRole('navigation', { name: /part of town|area/i })
    .getByRole('link', { name: 'OSO' })
    .click()
  await expect(directoryOf(page).names).toHaveText(['Oso Dunes Community Church'])
})
