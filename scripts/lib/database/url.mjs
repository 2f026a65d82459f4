// Parses DATABASE_URL, and checks the server before anything is written to it.
import pg from 'pg'
import { Fault } from '../fault.mjs'
import { appliedMigrations } from './migrations.mjs'
import { speaksPostgres } from './postgres-probe.mjs'

/** Connection timeout in milliseconds. */
const patience = 10_000

/**
 * Parses the address, without its password, as PostgreSQL's own tools do; also the socket form
 * `postgresql://me@/ludoteca?host=/run/postgresql`.
 * @returns {{ url: string, host: string, port: number, database: string, user: string, where: string }}
 */
export function readDatabaseUrl(url) {
  const scheme = url.match(/^([a-z][a-z0-9+.-]*):\/\//i)?.[1]
  if (!scheme) throw new Fault('url-unreadable')
  if (!/^postgres(ql)?$/i.test(scheme)) throw new Fault('url-other-kind', { scheme })
  const { host, port, database, user } = parsed(url)
  const where = host.startsWith('/') ? `${host}, ${database}` : `${host}:${port}/${database}`
  return { url, host, port, database, user, where }
}

function parsed(url) {
  try {
    const client = new pg.Client({ connectionString: url })
    if (client.host && Number.isInteger(client.port)) return client
  } catch {
    // Reported below without the address, which may hold a password.
  }
  throw new Fault('url-unreadable')
}

/** Throws if the server cannot be used; nothing is written. */
export async function checkServer(address) {
  await speaksPostgres(address)
  const client = new pg.Client({ connectionString: address.url, connectionTimeoutMillis: patience })
  client.on('error', () => {})
  try {
    await client.connect()
    await checkOwner(client, address)
  } catch (error) {
    throw connectionFault(error, address)
  } finally {
    await client.end().catch(() => {})
  }
}

/** Selects tables in the schema that are not ours, except those of extensions. */
const foreignTables = `SELECT c.relname AS name FROM pg_class c
  WHERE c.relkind IN ('r', 'p') AND c.relnamespace = to_regnamespace(current_schema()) AND c.relname <> '_prisma_migrations'
    AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
  ORDER BY 1 LIMIT 4`

/** Refuses a database that has tables but not our migrations: it belongs to another program. */
export async function checkOwner(client, { where }) {
  const ours = await appliedMigrations(client)
  if (ours.some(({ name }) => name.endsWith('_first_drafts'))) return
  const { rows } = await client.query(foreignTables)
  if (rows.length > 0) {
    throw new Fault('server-foreign', { where, tables: rows.map(({ name }) => name).join(', ') })
  }
}

/** Faults by SQLSTATE: https://www.postgresql.org/docs/18/errcodes-appendix.html */
const faults = {
  '28P01': 'server-password',
  28000: 'server-password',
  '3D000': 'server-no-database',
  25006: 'server-read-only',
  42501: 'server-no-rights',
  53300: 'server-too-many',
  '57P03': 'server-starting',
  53100: 'server-full',
  XX001: 'server-damaged',
  XX002: 'server-damaged',
  '58P01': 'server-damaged',
}

/** Converts any connection error to a fault with a message. */
export function connectionFault(error, { where, user, database }) {
  if (error instanceof Fault) return error
  const code = faults[error.code] ?? 'server-unreachable'
  return new Fault(
    code,
    { where, user, database, words: error.message || String(error.code) },
    { cause: error },
  )
}
