import { createHash, randomBytes } from 'node:crypto'
import {
  mkdir,
  open,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import type { Tiles } from '#contract/page.ts'
import type { SiteBuild } from '../site-build.ts'
import { isCompressible } from './compress.ts'
import { isMissing } from './disk.ts'
import { inTurns } from './in-turns.ts'
import { folderOutput, type Output } from './output.ts'

/** What a published site is made from, beside the data. */
export interface SiteSettings {
  build: SiteBuild
  /** Public address without a trailing slash. */
  origin: string
  tiles: Tiles
}

/** The origin that the site is compiled with (astro.config.mjs). */
export const placeholderOrigin = 'https://origin.invalid'

const assetDays = 7
const settingsFile = 'settings.json'

export const foldersIn = (root: string) => ({
  current: join(root, 'current'),
  assets: join(root, 'assets'),
  releases: join(root, 'releases'),
})

/** Names the build: another one of these and everything is published anew. */
export const buildIdOf = ({ build, origin, tiles }: SiteSettings): string =>
  createHash('sha256')
    .update(JSON.stringify([build.hash, origin, tiles.url, tiles.attribution, tiles.link]))
    .digest('hex')
    .slice(0, 16)

/** A name for a new release. Its random part makes sure that folder and database speak of the same one. */
export const newReleaseName = (buildId: string): string => `${buildId}-${randomBytes(4).toString('hex')}`

/** The release that readers see now, or undefined where none has been published yet. */
export const currentRelease = async (root: string): Promise<string | undefined> => {
  try {
    const name = basename(await readlink(foldersIn(root).current))
    await stat(join(foldersIn(root).releases, name))
    return name
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** Makes a finished release the one that readers see, in one rename, and removes the ones before it. */
export const switchTo = async (root: string, name: string, settings: SiteSettings): Promise<void> => {
  const { current } = foldersIn(root)
  await saveSettings(root, settings)
  const link = join(root, `current-${randomBytes(4).toString('hex')}`)
  await symlink(join('releases', name), link)
  await rename(link, current)
  const folder = await open(root, 'r')
  await folder.sync()
  await folder.close()
  await removeOtherFolders(root, name)
}

/** Removes the releases before this one, and what a killed publisher or check has left. */
export const removeOtherFolders = async (root: string, release: string): Promise<void> => {
  const { releases } = foldersIn(root)
  for (const old of await readdir(releases))
    if (old !== release) await rm(join(releases, old), { recursive: true, force: true })
  for (const old of await readdir(root)) {
    const path = join(root, old)
    const isCheck = old.startsWith('check-') && Date.now() - (await stat(path)).mtimeMs > 60 * 60 * 1000
    if (isCheck || old.startsWith('current-')) await rm(path, { recursive: true, force: true })
  }
}

/** Keeps what the live site is published for, and which assets its pages name. */
export const saveSettings = async (root: string, { build, origin, tiles }: SiteSettings): Promise<void> => {
  const file = join(root, settingsFile)
  const used = (await filesIn(build.clientFolder)).filter((name) => name.startsWith('_astro/'))
  await writeFile(`${file}.new`, JSON.stringify({ origin, tiles, assets: used }))
  await rename(`${file}.new`, file)
}

interface LiveSettings extends Omit<SiteSettings, 'build'> {
  assets: string[]
}

/** What the live site was published for; a check publishes for the same. */
export const readLiveSettings = async (root: string): Promise<LiveSettings> =>
  JSON.parse(await readFile(join(root, settingsFile), 'utf8'))

const assetsOfLive = async (root: string): Promise<string[]> => {
  try {
    const { assets } = await readLiveSettings(root)
    return assets.flatMap((file) => [file, `${file}.br`, `${file}.gz`])
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

/** Publishes the files that are the same for all data: icons, pictures, the sitemap of the fixed pages. */
export const publishFixedFiles = async ({ build, origin }: SiteSettings, output: Output): Promise<void> => {
  const files = fixedFiles.get(build) ?? readFixedFiles(build)
  fixedFiles.set(build, files)
  await inTurns(await files, 4, async ({ file, body }) => {
    const own = file.endsWith('.xml') ? Buffer.from(withOrigin(body.toString(), origin)) : body
    await output.put(`/${file}`, { kind: 'page', body: own })
  })
}

// Read and compressed once for each build, since every full publish and every comparison writes them.
const fixedFiles = new WeakMap<SiteBuild, Promise<{ file: string; body: Buffer }[]>>()

const readFixedFiles = async ({ clientFolder }: SiteBuild) => {
  const files = (await filesIn(clientFolder)).filter(
    (file) => !file.startsWith('_astro/') && file !== 'sitemap-index.xml',
  )
  return Promise.all(files.map(async (file) => ({ file, body: await readFile(join(clientFolder, file)) })))
}

export const withOrigin = (text: string, origin: string): string => text.replaceAll(placeholderOrigin, origin)

/**
 * Puts the build's hashed assets beside those of earlier builds, which open tabs may still ask for during 7 days. Those
 * of the pages that are live until now count as used until now.
 */
export const publishAssets = async (root: string, { build }: SiteSettings, now: Date): Promise<void> => {
  const { assets } = foldersIn(root)
  await mkdir(assets, { recursive: true })
  const output = folderOutput(assets, { live: true })
  const there = new Set(await filesIn(assets))
  for (const file of await assetsOfLive(root)) if (there.has(file)) await utimes(join(assets, file), now, now)
  const wanted = (await filesIn(build.clientFolder)).filter((file) => file.startsWith('_astro/'))
  for (const file of wanted) {
    const complete = there.has(file) && (!isCompressible(file) || (there.has(`${file}.br`) && there.has(`${file}.gz`)))
    if (!complete) await output.put(`/${file}`, { kind: 'page', body: await readFile(join(build.clientFolder, file)) })
    for (const suffix of isCompressible(file) ? ['', '.br', '.gz'] : [''])
      await utimes(join(assets, file + suffix), now, now)
  }
  await output.settle()
}

/** Removes the assets that no build of the last 7 days has used. */
export const removeOldAssets = async (root: string, { build }: SiteSettings, now: Date): Promise<void> => {
  const { assets } = foldersIn(root)
  const used = new Set(await filesIn(build.clientFolder))
  const oldest = now.getTime() - assetDays * 24 * 60 * 60 * 1000
  for (const file of await filesIn(assets)) {
    if (used.has(file.replace(/\.(?:br|gz)$/, ''))) continue
    if ((await stat(join(assets, file))).mtimeMs < oldest) await rm(join(assets, file), { force: true })
  }
}

/** All files below a folder, by their paths from it; none where the folder is missing. */
export const filesIn = async (folder: string): Promise<string[]> => {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
      .sort()
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}
