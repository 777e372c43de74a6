import type { EntityManager } from '@mikro-orm/core'

const recordings = new WeakMap<EntityManager, Set<string>>()

/** Starts recording what the verbs read through this entity manager; the set grows as they run. */
export const recordReads = (em: EntityManager): Set<string> => {
  const tags = new Set<string>()
  recordings.set(em, tags)
  return tags
}

/** Called by every read verb with the tags of what it has looked at; does nothing unless reads are recorded. */
export const recordRead = (em: EntityManager, ...tags: string[]): void => {
  const recording = recordings.get(em)
  if (recording) for (const tag of tags) recording.add(tag)
}
