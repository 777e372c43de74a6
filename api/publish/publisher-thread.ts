import { parentPort, workerData } from 'node:worker_threads'
import { endGrants } from '../churches/church-changes.ts'
import { dayOf, untilTomorrow } from '../clock.ts'
import { connectOrm } from '../database/open.ts'
import { ChangeSubscriber, writeChange } from './changes.ts'
import { takeLead } from './lead.ts'
import { pageKinds } from './pages.ts'
import { createPublisher } from './publisher.ts'
import { currentRelease } from './release.ts'
import { loadRenderer } from './renderer.ts'
import type { ThreadData, ThreadMessage } from './start-publishing.ts'

// A thread of its own: the compiled site catches unhandled rejections of its whole process, and publishing many pages
// must not hold up the API.
const { databaseUrl, root, settings, entry } = workerData as ThreadData
const tell = (message: ThreadMessage) => parentPort?.postMessage(message)
const log = (line: string) => tell({ log: line })
const now = () => new Date()

const orm = await connectOrm(databaseUrl, [new ChangeSubscriber()])
const publisher = createPublisher({
  orm,
  kinds: pageKinds(settings),
  render: await loadRenderer(new URL(entry)),
  root,
  settings: { ...settings, build: { ...settings.build, entry: new URL(entry) } },
  context: { today: () => dayOf(now()) },
  now,
  log,
})
const lead = takeLead({
  databaseUrl,
  publisher,
  isPublished: async () => (await currentRelease(root)) !== undefined,
  untilTomorrow: () => untilTomorrow(now()),
  announceDay: async () => {
    await endGrants(orm.em.fork(), now())
    await writeChange(orm.em.fork(), ['day'])
  },
  report: (trouble) => tell({ trouble: trouble ?? null, faults: publisher.faults() }),
})
parentPort?.on('message', async () => {
  await lead.stop()
  await orm.close(true)
  parentPort?.close()
})
lead.ready.then(
  () => tell({ ready: true }),
  (error) => tell({ failed: error instanceof Error ? error.message : String(error) }),
)
