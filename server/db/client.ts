import { PrismaPg } from '@prisma/adapter-pg'
import { PrismaClient } from './generated/client'

/** The client, or the client inside a transaction. */
export type Db = PrismaClient | Transaction
export type Transaction = Parameters<Parameters<PrismaClient['$transaction']>[0]>[0]

/** Route bundles each load their own copy of this module: the one client of the process lives outside of it. */
const shared = globalThis as { ludotecaDatabase?: PrismaClient }

/** Opened by the first question, never by an import: the build loads route modules without any database. */
export function db(): PrismaClient {
  shared.ludotecaDatabase ??= new PrismaClient({
    // A crowd or a slow machine delays a transaction; only a database that stays away refuses one. Zip archives of the largest packs fit in.
    transactionOptions: { maxWait: 10_000, timeout: 30_000 },
    adapter: new PrismaPg({
      connectionString: process.env.DATABASE_URL,
      max: 10,
      connectionTimeoutMillis: 10_000,
      // A connection that was idle while the database went away must not end the process.
      idleTimeoutMillis: 30_000,
    }),
  })
  return shared.ludotecaDatabase
}
