// Finds Ludoteca's own tables, and the order in which their rows can be restored.
import { booksName, readMigrations } from '../database/migrations.mjs'

/** Names created by the migrations, whatever else is in the same schema. */
const made = (pattern) => [
  ...new Set(readMigrations().flatMap(({ sql }) => [...sql.matchAll(pattern)].map(([, name]) => name))),
]
const ourTables = () => made(/(?:CREATE TABLE(?: IF NOT EXISTS)?|RENAME TO) "([^"]+)"/g)
const ourTypes = () => made(/CREATE TYPE "([^"]+)"/g)

/** Quotes a name for SQL. */
export const quoted = (name) => `"${name.replaceAll('"', '""')}"`

/** @returns {Promise<{ name: string, columns: string[] }[]>} each table after those it references */
export async function tablesIn(client) {
  const { rows } = await client.query(
    `SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
     WHERE c.relnamespace = to_regnamespace(current_schema()) AND c.relkind = 'r' AND c.relname = ANY($1)
       AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
     GROUP BY 1 ORDER BY 1`,
    [ourTables()],
  )
  return inOrder(rows, await references(client))
}

async function references(client) {
  const { rows } = await client.query(
    `SELECT c.relname AS from, t.relname AS to FROM pg_constraint k
     JOIN pg_class c ON c.oid = k.conrelid JOIN pg_class t ON t.oid = k.confrelid
     WHERE k.contype = 'f' AND c.relnamespace = to_regnamespace(current_schema())`,
  )
  return rows
}

function inOrder(tables, links) {
  const ordered = []
  const visit = (table, above) => {
    if (ordered.includes(table) || above.includes(table)) return
    for (const { to } of links.filter(({ from }) => from === table.name)) {
      const target = tables.find(({ name }) => name === to)
      if (target) visit(target, [...above, table])
    }
    ordered.push(table)
  }
  for (const table of tables) visit(table, [])
  return ordered
}

/** Returns the number of rows in all tables. */
export async function countRows(client) {
  let count = 0
  for (const { name } of await tablesIn(client)) {
    const { rows } = await client.query(`SELECT count(*)::int AS count FROM ${quoted(name)}`)
    count += rows[0].count
  }
  return count
}

/** Returns the number of stored games. Deleted games leave a row without content; older databases have no such table. */
export async function countGames(client) {
  const { rows: there } = await client.query(`SELECT to_regclass('"Game"') IS NOT NULL AS there`)
  if (!there[0].there) return 0
  const { rows } = await client.query('SELECT count(*)::int AS count FROM "Game" WHERE "deletedAt" IS NULL')
  return rows[0].count
}

/** Drops every table and type of ours, inside the caller's transaction. */
export async function dropTables(client) {
  for (const name of [...ourTables(), booksName]) {
    await client.query(`DROP TABLE IF EXISTS ${quoted(name)} CASCADE`)
  }
  for (const name of ourTypes()) await client.query(`DROP TYPE IF EXISTS ${quoted(name)} CASCADE`)
}

/** Sets sequences to continue after the highest restored number. */
export async function setCounters(client) {
  for (const { name, columns } of await tablesIn(client)) {
    for (const column of columns) {
      await client.query(
        `SELECT setval(s, (SELECT coalesce(max(${quoted(column)}::text::bigint), 0) + 1 FROM ${quoted(name)}), false)
         FROM (SELECT pg_get_serial_sequence($1, $2) AS s) AS sequence WHERE s IS NOT NULL`,
        [quoted(name), column],
      )
    }
  }
}
