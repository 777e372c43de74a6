import { createHash } from 'node:crypto'
import { pressedMark } from './islands/early-presses.ts'
import { addressParts } from './stores/directory-address.ts'

/** Milliseconds after which the printed list comes back where the island never came. */
const longestWait = 15_000

/**
 * Runs in the directory's head, before anything is painted: an address that asks for something else than what is
 * printed gets skeletons in the list's place until the island has the answer. A button that is pressed before the
 * island is awake is marked, so that the press is made up for.
 */
export const askingScript = `if(/[?&](${addressParts.join('|')})=[^&]/.test(location.search)){document.documentElement.dataset.asking='';setTimeout(()=>{delete document.documentElement.dataset.asking},${longestWait})}addEventListener('click',e=>e.target.closest('search button')?.setAttribute('${pressedMark}',''))`

export const askingScriptHash = `sha256-${createHash('sha256').update(askingScript).digest('base64')}` as const
