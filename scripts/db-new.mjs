// npm run db:new -- NAME: writes the migration that updates the database to prisma/schema.prisma.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { migrationsDirectory } from './lib/database/migrations.mjs'
import { missingSql } from './lib/database/schema-engine.mjs'
import { main, PlainError, say } from './lib/project.mjs'

await main(async () => {
  const name = process.argv[2]
  if (!/^[a-z0-9_]+$/.test(name ?? '')) {
    throw new PlainError('Name the migration in lower case: npm run db:new -- add_something')
  }
  mkdirSync(migrationsDirectory, { recursive: true })
  const sql = await missingSql()
  if (sql === '') return say('The migrations already give the database of prisma/schema.prisma.')
  const time = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
  const directory = join(migrationsDirectory, `${time}_${name}`)
  mkdirSync(directory)
  writeFileSync(join(directory, 'migration.sql'), sql)
  say(`Wrote ${directory}/migration.sql. Read it before you commit it.`)
})
