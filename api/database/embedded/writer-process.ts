// Started by tests: joins the database of the folder it is given and inserts row after row, a line of output for each
// that was confirmed, until it is killed. With --hold it inserts none and waits for the end of its input instead.
import { once } from 'node:events'
import { Client } from 'pg'
import { startEmbeddedPostgres } from './start.ts'

const [dataDir = '', first = '0'] = process.argv.slice(2)
const server = await startEmbeddedPostgres({ dataDir })
console.log(`up ${server.pid} ${server.adopted}`)
if (process.argv.includes('--hold')) {
  process.stdin.resume()
  await once(process.stdin, 'end')
  await server.stop()
} else {
  const client = new Client(server.url)
  // The test ends the server under us: its connection may break at any moment.
  client.on('error', () => {})
  await client.connect()
  await client.query('CREATE TABLE IF NOT EXISTS confirmed (id int PRIMARY KEY)')
  for (let id = Number(first); ; id += 1) {
    await client.query('INSERT INTO confirmed VALUES ($1)', [id])
    console.log(`row ${id}`)
  }
}
