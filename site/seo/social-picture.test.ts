import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { drawableText } from './fonts.ts'
import { socialPicture } from './social-picture.ts'

const picture = (title: string, denomination = 'Baptist') => ({
  title,
  kicker: denomination,
  line: 'Downtown, Corpus Christi',
  scene: { name: title, denomination },
})

describe('a social picture', () => {
  test.each([
    'Harbor Bell Baptist Church',
    "The Shepherd's Table & Open Door Fellowship of the Coastal Bend",
    '</script><script>alert(1)</script>',
    'Nhà thờ Thánh Giuse Đà Nẵng',
    '主恩堂 🙏',
    'كنيسة',
    'Donaudampfschifffahrtsgesellschaftskapitänskirche',
    'word '.repeat(80),
    'x'.repeat(300),
    '',
  ])('of %j is a JPEG of 1200 by 630', async (title) => {
    const file = await socialPicture(picture(title))
    const { format, width, height } = await sharp(file).metadata()
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 })
    expect(file.length).toBeLessThan(150_000)
  })

  test('is the same each time, and another one for other words', async () => {
    const [first, again, other] = await Promise.all(['One', 'One', 'Two'].map((title) => socialPicture(picture(title))))
    expect(first?.equals(again as Buffer)).toBe(true)
    expect(first?.equals(other as Buffer)).toBe(false)
  })

  test('shows the words', async () => {
    const scene = picture('Same').scene
    const blank = await socialPicture({ title: 'I', kicker: '', line: '', scene })
    const full = await socialPicture({ title: 'Many words make ink', kicker: 'Above', line: 'Below', scene })
    const ink = async (file: Buffer) => {
      const panel = sharp(file).extract({ left: 96, top: 96, width: 560, height: 340 }).greyscale()
      return (await panel.stats()).channels[0]?.mean ?? 0
    }
    expect(await ink(full)).toBeLessThan((await ink(blank)) - 3)
  })
})

test.each([
  ['Ágape – “Zion” № 1', 'Ágape – “Zion” 1'],
  ['  two\n lines ', 'two lines'],
  ['主恩堂 Grace 🙏', 'Grace'],
])('of %j the type can draw %j', (text, drawn) => expect(drawableText(text)).toBe(drawn))
