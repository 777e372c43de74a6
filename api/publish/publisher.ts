import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { MikroORM } from '@mikro-orm/postgresql'
import { anyDue, dueChanges, everything, markDone } from './due-changes.ts'
import { inOrder } from './order.ts'
import { folderOutput, removeHalfWritten } from './output.ts'
import type { LoadContext } from './page-kind.ts'
import { allRows, failedRows, removeOtherReleases, removeRows, rowsAt, rowsReading, storeRows } from './page-rows.ts'
import {
  allTargets,
  createPageWriter,
  type Fault,
  finishAll,
  type PageKinds,
  type PageRow,
  type Target,
  targetsTouchedBy,
  writeAll,
} from './page-writer.ts'
import { createProgress } from './progress.ts'
import {
  buildIdOf,
  currentRelease,
  foldersIn,
  newReleaseName,
  publishAssets,
  publishFixedFiles,
  removeOldAssets,
  removeOtherFolders,
  type SiteSettings,
  saveSettings,
  switchTo,
} from './release.ts'
import type { Render } from './renderer.ts'
import { inSnapshot, type Read, readLatest } from './snapshot.ts'
import { findStrays } from './strays.ts'

export interface PublisherOptions {
  orm: MikroORM
  kinds: PageKinds
  render: Render
  /** Holds releases, assets and the link to the current release. */
  root: string
  settings: SiteSettings
  context: LoadContext
  now: () => Date
  log: (line: string) => void
}

export interface Publisher {
  /** Makes a complete release of this build current, unless it is already; then publishes what is due. */
  open: () => Promise<void>
  /** Publishes what is due until nothing is. */
  publishDue: () => Promise<void>
  /** Pages that cannot be made, with the reason. */
  faults: () => Fault[]
}

const unlimited = 2_147_483_647

/**
 * Publishes into a folder. Only the holder of the publishing lock may call it (lead.ts), one call at a time.
 * @throws what the database or the file system answers; what was due stays due.
 */
export const createPublisher = (options: PublisherOptions): Publisher => {
  const { orm, kinds, root, settings, context, now, log } = options
  const faults = new Map<string, string>()
  let release = ''
  // After a batch that broke off, here or in a killed process, files may be newer than the rows that describe them.
  // What was due then is still due; its pages are written whatever their rows say.
  let suspect = true
  const folderOf = (name: string) => join(foldersIn(root).releases, name)
  const writerInto = (name: string, live: boolean, read: Read) => {
    const output = folderOutput(folderOf(name), { live })
    const { origin, tiles } = settings
    return {
      output,
      writer: createPageWriter({ read, kinds, render: options.render, output, origin, tiles, context }),
    }
  }

  const note = ({ path }: Target, fault: Fault | undefined) => {
    if (fault && faults.get(path) !== fault.message) log(`${path} cannot be published: ${fault.message}`)
    if (fault) faults.set(path, fault.message)
    else faults.delete(path)
  }

  const publishRelease = async (): Promise<void> => {
    const name = newReleaseName(buildIdOf(settings))
    await mkdir(folderOf(name), { recursive: true })
    const due = await dueChanges(orm.em.fork(), unlimited)
    const { output, writer } = writerInto(name, false, readLatest(orm))
    await publishAssets(root, settings, now())
    await publishFixedFiles(settings, output)
    const targets = await allTargets(orm.em.fork(), kinds, context)
    const progress = createProgress(targets.length, log)
    let rows: PageRow[] = []
    const store = async () => {
      const batch = rows
      rows = []
      await storeRows(orm.em.fork(), name, batch)
    }
    const left = await writeAll(writer, targets, new Map(), async (target, { row, fault }) => {
      note(target, fault)
      progress.step()
      if (row) rows.push(row)
      if (rows.length >= 500) await store()
    })
    await finishAll(left)
    await output.settle()
    await store()
    await switchTo(root, name, settings)
    await removeOldAssets(root, settings, now())
    release = name
    await orm.em.fork().transactional(async (em) => {
      await removeOtherReleases(em, name)
      await markDone(em, due)
    })
    progress.end()
  }

  const publishBatch = async (): Promise<boolean> => {
    if (await anyDue(orm.em.fork())) return inSnapshot(orm, publishFrom)
    suspect = false
    return false
  }

  const publishFrom = async (read: Read): Promise<boolean> => {
    const em = orm.em.fork()
    const changes = await read((own) => dueChanges(own, suspect ? unlimited : 500))
    const tags = new Set(changes.flatMap((change) => change.tags))
    const all = tags.has(everything)
    // Who else reads the tags is looked up while the changed records' own pages are made. The first batch of a process
    // tries again what could not be made: the reason may have passed.
    const reading = Promise.all([
      all ? allRows(em, release) : rowsReading(em, release, [...tags]),
      suspect ? failedRows(em, release) : [],
    ])
    reading.catch(() => {})
    const touched = await read((at) =>
      all ? allTargets(at, kinds, context) : targetsTouchedBy(at, kinds, tags, context),
    )
    // A new day alone, which is announced at every start, brings no address that was not there before.
    const mayHaveStrays = suspect && [...tags].some((tag) => tag !== 'day')
    const strays = mayHaveStrays ? await findStrays(em, kinds, { name: release, folder: folderOf(release) }) : []
    const own = [...new Map([...touched, ...strays].map((target) => [target.path, target])).values()]
    const ownPaths = new Set(own.map(({ path }) => path))
    const rows = new Map((await rowsAt(em, release, [...ownPaths])).map((row) => [row.path, row]))
    const { output, writer } = writerInto(release, true, read)
    const written: PageRow[] = []
    const vanished: string[] = []
    const sure = suspect ? new Map<string, PageRow>() : rows
    const known = all ? new Map<string, PageRow>() : sure
    suspect = true
    const write = (targets: readonly Target[]) =>
      writeAll(writer, targets, known, (target, { row, fault }) => {
        note(target, fault)
        if (row) written.push(row)
        else vanished.push(target.path)
      })
    const { missingParts, records, lists, parts } = inOrder(own, (target) => ({
      isPart: kinds[target.name].isPart === true,
      isThere: sure.get(target.path)?.outcome === 'page',
    }))
    const leftOfParts = await write(missingParts)
    await finishAll(await write(records))
    for (const row of (await reading).flat()) if (!ownPaths.has(row.path)) rows.set(row.path, row)
    const others = [...rows.values()].filter(({ path, name }) => !ownPaths.has(path) && name in kinds) as Target[]
    await finishAll([...(await write([...parts, ...lists, ...others])), ...leftOfParts])
    await output.settle()
    await em.transactional(async (transaction) => {
      await storeRows(transaction, release, written)
      await removeRows(transaction, release, vanished)
      await markDone(transaction, changes)
    })
    suspect = false
    return true
  }

  const publishDue = async () => {
    while (await publishBatch());
  }

  return {
    open: async () => {
      const current = await currentRelease(root)
      const complete =
        current?.startsWith(`${buildIdOf(settings)}-`) && (await rowsAt(orm.em.fork(), current, ['/'])).length
      if (!current || !complete) return publishRelease()
      release = current
      // A process killed while it switched to another configuration has left that one's.
      await saveSettings(root, settings)
      await removeHalfWritten(folderOf(release))
      await removeOtherFolders(root, release)
      await removeOtherReleases(orm.em.fork(), release)
      await publishAssets(root, settings, now())
      await removeOldAssets(root, settings, now())
    },
    publishDue,
    faults: () => [...faults].map(([path, message]) => ({ path, message })),
  }
}
