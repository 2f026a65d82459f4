// Prisma's schema engine as WebAssembly, on an in-memory database: finds what the migrations lack to match schema.prisma. For
// authors and checks only; a running site does not need it.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { PGlite } from '@electric-sql/pglite'
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils'
import { PrismaPGlite } from 'pglite-prisma-adapter'
import { migrationsDirectory, readMigrations } from './migrations.mjs'
import { schemaFile } from './prisma.mjs'

const lockFile = { path: 'migration_lock.toml', content: 'provider = "postgresql"\n' }

async function loadEngine() {
  const glue = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg')
  const exports = await import(glue)
  const wasm = readFileSync(glue.replace(/\.js$/, '.wasm'))
  const { instance } = await WebAssembly.instantiate(wasm, { './schema_engine_bg.js': exports })
  exports.__wbg_set_wasm(instance.exports)
  instance.exports.__wbindgen_start()
  return exports.SchemaEngine
}

/** Returns the SQL that would update the migrations to schema.prisma, or '' if they agree. */
export async function missingSql() {
  const SchemaEngine = await loadEngine()
  const database = await PGlite.create()
  const schema = { path: schemaFile, content: readFileSync(schemaFile, 'utf8') }
  try {
    const engine = await SchemaEngine.new(
      { datamodels: [[schema.path, schema.content]] },
      () => {},
      bindMigrationAwareSqlAdapterFactory(new PrismaPGlite(database)),
    )
    const answer = await engine.diff({
      from: {
        tag: 'migrations',
        baseDir: migrationsDirectory,
        shadowDbInitScript: '',
        lockfile: lockFile,
        migrationDirectories: readMigrations().map(({ name, sql }) => ({
          path: name,
          migrationFile: { path: 'migration.sql', content: { tag: 'ok', value: sql } },
        })),
      },
      to: { tag: 'schemaDatamodel', files: [schema] },
      script: true,
      exitCode: true,
      filters: { externalTables: [], externalEnums: [] },
    })
    return answer.exitCode === 0 ? '' : answer.stdout
  } finally {
    await database.close()
  }
}
