import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { administer } from './database'

/** A database without any table, on the server of the tests, owned by the site's user. */
export class BareDatabase {
  readonly name = `bare_${randomBytes(6).toString('hex')}`
  readonly url: string

  constructor() {
    const url = new URL(inject('siteUrl'))
    url.pathname = this.name
    this.url = url.href
  }

  static async make(): Promise<BareDatabase> {
    const made = new BareDatabase()
    await administer(`CREATE DATABASE ${made.name} OWNER ludoteca`)
    return made
  }

  async query(sql: string): Promise<Record<string, unknown>[]> {
    const client = new pg.Client({ connectionString: this.url })
    await client.connect()
    try {
      return (await client.query(sql)).rows
    } finally {
      await client.end()
    }
  }

  /** Returns every row of the named tables as sorted text. Equal texts mean equal databases. */
  async rows(tables: readonly string[]): Promise<Record<string, string[]>> {
    const found: Record<string, string[]> = {}
    for (const table of tables) {
      const rows = await this.query(`SELECT t::text AS row FROM "${table}" t ORDER BY 1`)
      found[table] = rows.map(({ row }) => String(row))
    }
    return found
  }

  drop(): Promise<void> {
    return administer(`DROP DATABASE ${this.name} WITH (FORCE)`)
  }
}

/** Sets DATABASE_URL during a run and restores it afterwards. */
export async function withUrl<T>(url: string, run: () => Promise<T>): Promise<T> {
  const before = process.env.DATABASE_URL
  process.env.DATABASE_URL = url
  try {
    return await run()
  } finally {
    if (before === undefined) delete process.env.DATABASE_URL
    else process.env.DATABASE_URL = before
  }
}
