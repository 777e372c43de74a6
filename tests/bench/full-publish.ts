import type { MikroORM } from '@mikro-orm/postgresql'
import { dayOf } from '../../api/clock.ts'
import { pageKinds } from '../../api/publish/pages.ts'
import { createPublisher } from '../../api/publish/publisher.ts'
import type { SiteSettings } from '../../api/publish/release.ts'
import { loadRenderer } from '../../api/publish/renderer.ts'

/** Everything but the social pictures, published from nothing. */
export const publishWithoutPictures = async (
  orm: MikroORM,
  settings: SiteSettings,
  root: string,
  log: (line: string) => void,
): Promise<{ pages: number; ms: number }> => {
  const kinds = pageKinds(settings)
  const publisher = createPublisher({
    orm,
    kinds: { ...kinds, 'social-picture': { ...kinds['social-picture'], paths: async () => [] } },
    render: await loadRenderer(settings.build.entry),
    root,
    settings,
    context: { today: () => dayOf(new Date()) },
    now: () => new Date(),
    log,
  })
  const started = performance.now()
  await publisher.open()
  const ms = performance.now() - started
  return { pages: (await countPublished(orm)).pages, ms }
}

/** Rendered files: redirects are not counted. */
export const countPublished = async (orm: MikroORM): Promise<{ pages: number; pictures: number }> => {
  const [row] = await orm.em.fork().execute<{ pages: number; pictures: number }[]>(
    `select count(*) filter (where name <> 'social-picture')::int as pages,
       count(*) filter (where name = 'social-picture')::int as pictures
     from published_page where outcome = 'page'`,
  )
  return row ?? { pages: 0, pictures: 0 }
}
