import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { folderOutput } from './output.ts'
import { allTargets, createPageWriter, type Fault, finishAll, type PageKinds, writeAll } from './page-writer.ts'
import type { PublisherOptions } from './publisher.ts'
import { currentRelease, filesIn, foldersIn, publishFixedFiles } from './release.ts'
import { readLatest } from './snapshot.ts'

export interface Comparison {
  /** Files that a full publish makes and that are not live. */
  missing: string[]
  /** Files that are live and that a full publish does not make. */
  surplus: string[]
  /** Files whose bytes differ. */
  different: string[]
  /** Pages that cannot be made; they are not compared. */
  faults: Fault[]
  /** Files that are the same. */
  same: number
}

/**
 * Publishes everything into an empty folder beside the live one and compares the two byte for byte. What is due
 * has to be published before.
 * @throws when nothing is live
 */
export const compareWithFullPublish = async (options: PublisherOptions): Promise<Comparison> => {
  const { root, settings, orm, kinds, context } = options
  const release = await currentRelease(root)
  if (!release) throw new Error('nothing has been published yet')
  const scratch = await mkdtemp(join(root, 'check-'))
  try {
    const faults = await publishInto(scratch, options, kinds)
    const live = join(foldersIn(root).releases, release)
    const wanted = new Set(await filesIn(scratch))
    const there = new Set(await filesIn(live))
    const skipped = new Set(faults.flatMap(({ path }) => filesStandingFor(path)))
    const counted = (file: string) => !skipped.has(file)
    const different: string[] = []
    let same = 0
    for (const file of [...wanted].filter((name) => there.has(name))) {
      const equal = (await readFile(join(scratch, file))).equals(await readFile(join(live, file)))
      if (equal) same += 1
      else different.push(file)
    }
    const assets = await compareAssets(options)
    return {
      missing: [...wanted].filter((file) => !there.has(file) && counted(file)),
      surplus: [...there].filter((file) => !wanted.has(file) && counted(file)),
      different: [...different, ...assets.different],
      faults,
      same: same + assets.same,
    }
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }

  async function publishInto(folder: string, { render }: PublisherOptions, all: PageKinds): Promise<Fault[]> {
    const output = folderOutput(folder, { live: false })
    const { origin, tiles } = settings
    const writer = createPageWriter({ read: readLatest(orm), kinds: all, render, output, origin, tiles, context })
    await publishFixedFiles(settings, output)
    const found: Fault[] = []
    const targets = await allTargets(orm.em.fork(), all, context)
    const left = await writeAll(writer, targets, new Map(), (_target, { fault }) => {
      if (fault) found.push(fault)
    })
    await finishAll(left)
    return found
  }
}

/** Holds the hashed assets that the build's pages name against the build. */
const compareAssets = async ({ root, settings }: PublisherOptions) => {
  const { clientFolder } = settings.build
  const different: string[] = []
  let same = 0
  for (const file of (await filesIn(clientFolder)).filter((name) => name.startsWith('_astro/'))) {
    const live = await readFile(join(foldersIn(root).assets, file)).catch(() => undefined)
    if (live?.equals(await readFile(join(clientFolder, file)))) same += 1
    else different.push(`assets/${file}`)
  }
  return { different, same }
}

const filesStandingFor = (path: string): string[] => {
  const stem = path === '/' ? 'index' : path.slice(1)
  return ['', '.html', '.moved', '.gone'].flatMap((ending) => ['', '.br', '.gz'].map((copy) => stem + ending + copy))
}

/** Whether a full publish would make exactly what is live. */
export const isSame = ({ missing, surplus, different }: Comparison): boolean =>
  missing.length + surplus.length + different.length === 0
