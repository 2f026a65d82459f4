// Creates a database cluster, or sets a new password if the old one was lost.
import { chownSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Fault } from '../fault.mjs'
import { administrator, runProgram } from './postgres-program.mjs'
import { faultIn } from './postgres-words.mjs'

/** Creates the cluster beside its place and moves it there when complete: an interrupted creation leaves no partial one. */
export async function createCluster(server) {
  const parent = dirname(server.cluster)
  for (const name of readdirSync(parent)) {
    if (name.startsWith('postgres.new-')) rmSync(join(parent, name), { recursive: true, force: true })
  }
  const unfinished = join(parent, `postgres.new-${process.pid}`)
  const cluster = join(unfinished, 'cluster')
  const passwordFile = join(unfinished, 'password')
  try {
    mkdirSync(cluster, { recursive: true, mode: 0o700 })
    writeFileSync(passwordFile, server.password, { mode: 0o600 })
    if (server.owner) {
      for (const path of [unfinished, cluster, passwordFile])
        chownSync(path, server.owner.uid, server.owner.gid)
    }
    await initialise(server, { cluster, passwordFile, unfinished })
    renameSync(cluster, server.cluster)
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
}

async function initialise(server, { cluster, passwordFile, unfinished }) {
  const encoding = ['-A', 'scram-sha-256', '-E', 'UTF8', '--no-locale']
  const args = ['-D', cluster, '-U', administrator, ...encoding, `--pwfile=${passwordFile}`]
  const { code, complaint } = await runProgram(server, 'initdb', args, { cwd: unfinished })
  if (code === 0) return
  throw (
    faultIn(complaint, server) ??
    new Fault('database-not-created', {
      parent: dirname(server.cluster),
      code: String(code),
      words: complaint,
    })
  )
}

/**
 * Sets the password of every role of ours without the old password: write access to the files is sufficient. No server runs on them
 * meanwhile.
 */
export async function setPassword(server, roles) {
  // The password is base64url and the names are ours, so no character needs quoting.
  const known = roles.map((role) => `'${role}'`).join(', ')
  const input =
    `DO $$ DECLARE r text; BEGIN FOR r IN SELECT rolname FROM pg_roles WHERE rolname IN (${known}) LOOP ` +
    `EXECUTE format('ALTER ROLE %I PASSWORD %L', r, '${server.password}'); END LOOP; END $$\n`
  const args = ['--single', '-D', server.cluster, '-c', 'log_statement=none', administrator]
  const { code, complaint } = await runProgram(server, 'postgres', args, { cwd: server.cluster, input })
  if (code === 0 && !/\b(ERROR|FATAL|PANIC):/.test(complaint)) return
  throw (
    faultIn(complaint, server) ?? new Fault('password-lost', { cluster: server.cluster, words: complaint })
  )
}
