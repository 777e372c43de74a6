import { open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { MikroORM } from '@mikro-orm/postgresql'
import { paths } from '#contract/paths.ts'
import { dayOf } from '../../api/clock.ts'
import { pageKinds } from '../../api/publish/pages.ts'
import type { SiteSettings } from '../../api/publish/release.ts'
import { loadRenderer } from '../../api/publish/renderer.ts'
import { median } from './figures.ts'

const rounds = 200

/** What this machine takes for the two things that no publisher can do without, so that machines can be compared. */
export const measureMachine = async (
  orm: MikroORM,
  settings: SiteSettings,
  folder: string,
): Promise<{ renderMs: number; writeMs: number }> => {
  const render = await loadRenderer(settings.build.entry)
  const [church] = await orm.em.fork().execute<{ slug: string }[]>('select slug from church order by id limit 1')
  const slug = church?.slug ?? ''
  const context = { today: () => dayOf(new Date()) }
  const loaded = await pageKinds(settings).church.load(orm.em.fork(), { slug }, context)
  if (loaded.kind !== 'page') throw new Error(`there is no church ${slug}`)
  const { origin, tiles } = settings
  const path = paths.church(slug)
  const locals = { page: loaded.page, path, origin, tiles }
  const { body } = await render(path, locals)
  return {
    renderMs: await medianOf(async () => void (await render(path, locals))),
    writeMs: await medianOf(() => writeFlushed(folder, body)),
  }
}

const writeFlushed = async (folder: string, body: Buffer): Promise<void> => {
  const file = join(folder, 'page')
  const handle = await open(`${file}.new`, 'w')
  await handle.writeFile(body)
  await handle.sync()
  await handle.close()
  await rename(`${file}.new`, file)
}

const medianOf = async (work: () => Promise<void>): Promise<number> => {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now()
    await work()
    times.push(performance.now() - started)
  }
  return median(times.slice(rounds / 4))
}
