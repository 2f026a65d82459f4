// The text of a backup before compression: a head, the rows of each table in PostgreSQL's COPY format, and an end with the digest
// of everything before it. `docs/backup.md` describes it.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { to as copyTo } from 'pg-copy-streams'
import { appliedMigrations } from '../database/migrations.mjs'
import { root } from '../project.mjs'
import { countGames, quoted, tablesIn } from './tables.mjs'

export const format = 1
export const endOfRows = '\\.\n'

/** Fixes the format of every value, independent of the server's settings. */
const settings = [
  "client_encoding = 'UTF8'",
  "datestyle = 'ISO'",
  "intervalstyle = 'postgres'",
  "timezone = 'UTC'",
  "bytea_output = 'hex'",
  'extra_float_digits = 1',
]

export async function setOneForm(client) {
  for (const setting of settings) await client.query(`SET LOCAL ${setting}`)
}

/**
 * @returns {AsyncGenerator<Buffer, { rows: Record<string, number>, games: number }>} all data as one consistent snapshot, even
 * during saves
 */
export async function* contentOf(client) {
  const digest = createHash('sha256')
  const rows = {}
  const hashed = (bytes) => {
    digest.update(bytes)
    return bytes
  }
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  await setOneForm(client)
  const tables = await tablesIn(client)
  yield hashed(await head(client, tables))
  for (const { name, columns } of tables) {
    yield hashed(Buffer.from(`\\table ${JSON.stringify(name)}\n`))
    const stream = client.query(copyTo(`COPY ${quoted(name)} (${columns.map(quoted).join(', ')}) TO STDOUT`))
    for await (const chunk of stream) yield hashed(chunk)
    rows[name] = stream.rowCount
    yield hashed(Buffer.from(endOfRows))
  }
  yield Buffer.from(`${JSON.stringify({ rows, sha256: digest.digest('hex') })}\n`)
  const games = await countGames(client)
  await client.query('COMMIT')
  return { rows, games }
}

async function head(client, tables) {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const migrations = (await appliedMigrations(client)).map(({ name, checksum }) => ({ name, checksum }))
  const told = { ludoteca: 'backup', format, version, madeAt: new Date().toISOString(), migrations, tables }
  return Buffer.from(`${JSON.stringify(told)}\n`)
}
