import { expect, test } from 'vitest'
import { addArticle, addChurch, addEvent } from '../../tests/support/records.ts'
import { startServer } from '../../tests/support/server.ts'
import { socialPicture } from './social-pictures.ts'

const context = { today: () => '2026-05-09' }

test('a social picture has the words of its page and the building of its church', async () => {
  await using server = await startServer()
  const load = async (kind: string, slug: string) => {
    const loaded = await socialPicture.load(server.em(), { kind, slug }, context)
    return loaded.kind === 'page' ? loaded.page : undefined
  }
  const church = await addChurch(server.em(), { name: 'Harbor Bell', denomination: 'Catholic' })
  const scene = { name: 'Harbor Bell', denomination: 'Catholic' }
  expect(await load('church', church.slug)).toMatchObject({ kicker: 'Catholic', scene })

  const supper = await addEvent(server.em(), { title: 'Supper', category: 'social', church })
  expect(await load('event', supper.slug)).toMatchObject({ kicker: 'Social Events', scene })
  const walk = await addEvent(server.em(), { title: 'Walk', category: 'outdoors' })
  expect(await load('event', walk.slug)).toMatchObject({ kicker: 'General', scene: { name: 'Walk', denomination: '' } })

  const article = await addArticle(server.em(), { category: 'church life' })
  expect(await load('article', article.slug)).toMatchObject({ kicker: 'News', line: 'Church life' })
})
