// A lock between processes that a dead holder loses. Plain JavaScript for any Node, see launch.mjs.
import { linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Tells a process from a later one with the same number; empty where the system does not say. */
function startTime(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
  } catch {
    return ''
  }
}

function isHeld(holder) {
  if (!holder.pid) return false
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    if (error.code !== 'EPERM') return false
  }
  return holder.since === startTime(holder.pid)
}

function readHolder(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}

const writeHolder = (file, pid) => writeFileSync(file, JSON.stringify({ pid, since: startTime(pid) }))

/**
 * Waits for the lock. `release` gives it back; `handTo` passes it on to a child process that may outlive us. Files are numbered and the highest number holds the
 * lock; a new holder always takes the next number and the highest file is never removed, so two processes that both see
 * a dead holder cannot both win. `onWait` is told the holder's process number, once.
 */
export async function takeLock(folder, name, onWait) {
  mkdirSync(folder, { recursive: true })
  const prefix = `${name}.lock.`
  const mine = join(folder, `${name}.${process.pid}.claim`)
  writeHolder(mine, process.pid)
  const numbers = () => {
    const names = readdirSync(folder).filter((file) => file.startsWith(prefix))
    return names.map((file) => Number(file.slice(prefix.length))).sort((a, b) => b - a)
  }
  let told = false
  try {
    for (;;) {
      const highest = numbers()[0] ?? 0
      const holder = readHolder(join(folder, prefix + highest))
      if (isHeld(holder)) {
        if (!told) onWait(holder.pid)
        told = true
        await new Promise((resolve) => setTimeout(resolve, 200))
        continue
      }
      const file = join(folder, prefix + (highest + 1))
      try {
        linkSync(mine, file)
      } catch (error) {
        if (error.code === 'EEXIST') continue
        throw error
      }
      for (const number of numbers()) if (number <= highest) rmSync(join(folder, prefix + number), { force: true })
      const handTo = (pid) => {
        writeHolder(mine, pid)
        renameSync(mine, file)
      }
      return { release: () => writeFileSync(file, '{}'), handTo }
    }
  } finally {
    rmSync(mine, { force: true })
  }
}
