// npm run news: brings the articles to what content/news says; a running site publishes them.
import { fillFromNewsFiles, readNewsFiles } from '../articles/news-files.ts'
import { getConfig } from '../config.ts'
import { openDatabase } from '../database/open.ts'
import { ChangeSubscriber } from '../publish/changes.ts'
import { runCommand } from './run-command.ts'

await runCommand(async () => {
  const files = await readNewsFiles()
  const database = await openDatabase(getConfig(process.env), {
    subscribers: [new ChangeSubscriber()],
    log: console.log,
  })
  try {
    const { added, changed, removed } = await fillFromNewsFiles(database.orm.em.fork(), files)
    console.log(`${files.length} articles in content/news: ${added} added, ${changed} changed, ${removed} removed`)
  } finally {
    await database.close()
  }
})
