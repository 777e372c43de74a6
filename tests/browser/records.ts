import { until } from '../../api/database/embedded/wait.ts'
import { openDatabase } from '../../api/database/open.ts'
import { ChangeSubscriber } from '../../api/publish/changes.ts'
import { addChurch, addEvent } from '../support/records.ts'

/** Words that would be a script if a page printed them as they are. */
export const hostile = '</script><script>alert(1)</script>'
export const hostilePath = '/church/script-script-alert-1-script'

interface Site {
  dataDir: string
  origin: string
  databaseUrl?: string
}

/** Adds to the sample what it lacks: records that were taken down, one that says little and one that means harm. Returns once it is published. */
export const addBrowserRecords = async ({ dataDir, origin, databaseUrl }: Site): Promise<void> => {
  const database = await openDatabase(
    { dataDir, ...(databaseUrl && { databaseUrl }) },
    { subscribers: [new ChangeSubscriber()] },
  )
  try {
    const em = () => database.orm.em.fork()
    // An area that nobody has placed: on the map both stand in the middle of the city.
    const area = 'Padre Island'
    await addChurch(em(), { name: hostile, description: hostile, address: hostile, area, services: [hostile] })
    await addChurch(em(), { name: 'Bare Chapel', description: 'We pray here.', area, services: [] })
    await addChurch(em(), { name: 'Withdrawn Chapel', status: 'withdrawn' })
    await addEvent(em(), { title: 'Withdrawn Supper', status: 'withdrawn' })
  } finally {
    await database.close()
  }
  const status = async (path: string) => (await fetch(origin + path)).status
  await until(
    async () => (await status('/events/withdrawn-supper')) === 410 && (await status(hostilePath)) === 200,
    30_000,
  )
}
