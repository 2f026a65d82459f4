import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { db } from '../../../server/db/client'

declare module 'vitest' {
  interface ProvidedContext {
    adminUrl: string
    siteUrl: string
  }
}

export async function administer(sql: string) {
  const client = new pg.Client({ connectionString: inject('adminUrl') })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

/** Gives the test file its own empty database, a copy of the migrated one. */
export function ownDatabase() {
  const name = `test_${randomBytes(6).toString('hex')}`
  beforeAll(async () => {
    const url = new URL(inject('siteUrl'))
    await administer(`CREATE DATABASE ${name} TEMPLATE ludoteca OWNER ludoteca`)
    url.pathname = name
    process.env.DATABASE_URL = url.href
  })
  afterAll(async () => {
    await db().$disconnect()
    await administer(`DROP DATABASE ${name} WITH (FORCE)`)
  })
}

/** Counts all rows, so that any write shows. */
export async function rows(): Promise<number> {
  const counts = await Promise.all([
    db().workspace.count(),
    db().workspaceKey.count(),
    db().draft.count(),
    db().draftFile.count(),
    db().draftSave.count(),
    db().refusedChange.count(),
    db().game.count(),
    db().gameContent.count(),
  ])
  return counts.reduce((sum, count) => sum + count, 0)
}
