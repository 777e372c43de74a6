// Started by tests: claims the folder it is given and holds it until it is killed.
import { claimDataFolder } from './serving-lock.ts'

const [dataDir = '', address = ''] = process.argv.slice(2)
await claimDataFolder(dataDir, address)
console.log('claimed')
process.stdin.resume()
