import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const opener = (page: Page) => page.getByRole('button', { name: 'Open menu' })
const closer = (page: Page) => page.getByRole('button', { name: 'Close menu' })

test.describe('on a small screen the menu', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/')
  })

  test('is closed, opens by its button and closes by it', async ({ page }) => {
    await expect(menu(page)).toBeHidden()
    await opener(page).click()
    await expect(menu(page)).toBeVisible()
    await closer(page).click()
    await expect(menu(page)).toBeHidden()
  })

  test('closes after a choice', async ({ page }) => {
    await opener(page).click()
    await menu(page).getByRole('link', { name: 'About' }).click()
    await expect(page).toHaveURL('/about')
    await expect(menu(page)).toBeHidden()
    // The page as the browser kept it.
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(menu(page)).toBeHidden()
  })

  test('closes after a choice of the page that is open already', async ({ page }) => {
    await page.goto('/#content')
    await opener(page).click()
    await menu(page)
      .getByRole('link', { name: 'Home' })
      .evaluate((link) => link.setAttribute('href', '#content'))
    await menu(page).getByRole('link', { name: 'Home' }).click()
    await expect(menu(page)).toBeHidden()
  })

  test('closes by Escape and gives the focus back', async ({ page }) => {
    await opener(page).focus()
    await page.keyboard.press('Enter')
    await expect(menu(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(menu(page).getByRole('link', { name: 'Home' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()
  })

  test('closes when the focus moves on to the page', async ({ page }) => {
    await opener(page).focus()
    await page.keyboard.press('Enter')
    await menu(page).getByRole('link').last().focus()
    await page.keyboard.press('Tab')
    await expect(menu(page)).toBeHidden()
  })

  test('works by keyboard alone', async ({ page }) => {
    await opener(page).focus()
    await page.keyboard.press('Space')
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('Tab')
    await expect(menu(page).getByRole('link', { name: 'News' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/news')
  })

  test('closes when the page beside it is pressed', async ({ page }) => {
    await opener(page).click()
    await expect(menu(page)).toBeVisible()
    await page.mouse.click(5, 700)
    await expect(menu(page)).toBeHidden()
    await expect(page).toHaveURL('/')
  })
})
