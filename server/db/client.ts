import { PrismaPg } from '@prisma/adapter-pg'
import { PrismaClient } from './generated/client'

/** The client, or the client inside a transaction. */
export type Db = PrismaClient | Transaction
export type Transaction = Parameters<Parameters<PrismaClient['$transaction']>[0]>[0]

/** Each route bundle loads its own copy of this module, so the process's single client is stored on `globalThis`. */
const shared = globalThis as { ludotecaDatabase?: PrismaClient }

/** Opens the client at the first query, not at import: the build loads route modules without a database. */
export function db(): PrismaClient {
  shared.ludotecaDatabase ??= new PrismaClient({
    // Waits long enough for load or a slow machine; only an unavailable database makes it fail. Zip archives of the largest packs
    // fit in.
    transactionOptions: { maxWait: 10_000, timeout: 30_000 },
    adapter: new PrismaPg({
      connectionString: process.env.DATABASE_URL,
      max: 10,
      connectionTimeoutMillis: 10_000,
      // Limits idle time: an idle connection that the database closes must not end the process.
      idleTimeoutMillis: 30_000,
    }),
  })
  return shared.ludotecaDatabase
}
