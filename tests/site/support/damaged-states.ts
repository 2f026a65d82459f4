import { readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A damaged data folder with its messages. */
export type State = {
  readonly name: string
  /** Puts a data folder into the state. With `whole`, it starts from a copy of a working one. */
  readonly whole?: true
  readonly make?: (data: string) => void
  /** The configured data folder, if it is another one. */
  readonly at?: (data: string) => string
  /** The texts of both `doctor` and the start: the fault, and the next step. */
  readonly says: readonly (string | RegExp)[]
}

const cluster = (data: string) => join(data, 'postgres')
const flip = (file: string, at: number) => {
  const bytes = readFileSync(file)
  for (let index = at; index < at + 64; index++) bytes[index] ^= 0xff
  writeFileSync(file, bytes)
}

/** Overwrites the first pages of every table and index of every database. */
function damageDatabases(data: string) {
  const base = join(cluster(data), 'base')
  for (const database of readdirSync(base)) {
    for (const file of readdirSync(join(base, database)).filter((name) => /^\d+$/.test(name))) {
      const path = join(base, database, file)
      if (readFileSync(path).length > 200) flip(path, 100)
    }
  }
}

export const states: readonly State[] = [
  { name: 'under /proc', at: () => '/proc/ludoteca', says: ['/proc', 'LUDOTECA_DATA'] },
  { name: 'under /sys', at: () => '/sys/ludoteca', says: ['/sys', 'LUDOTECA_DATA'] },
  {
    name: 'a link into /dev',
    make: (data) => symlinkSync('/dev', join(data, 'link')),
    at: (data) => join(data, 'link', 'x'),
    says: ['/dev', 'LUDOTECA_DATA'],
  },
  {
    name: 'a link that leads nowhere',
    make: (data) => symlinkSync('/nowhere/at/all', join(data, 'link')),
    at: (data) => join(data, 'link'),
    says: ['is broken', 'LUDOTECA_DATA'],
  },
  {
    name: 'a file',
    make: (data) => writeFileSync(join(data, 'file'), ''),
    at: (data) => join(data, 'file'),
    says: ['is a file', 'LUDOTECA_DATA'],
  },
  {
    name: 'under a file',
    make: (data) => writeFileSync(join(data, 'file'), ''),
    at: (data) => join(data, 'file', 'data'),
    says: ['cannot be created', 'is a file'],
  },
  {
    name: 'the postgres folder deleted',
    whole: true,
    make: (data) => rmSync(cluster(data), { recursive: true }),
    says: ['is gone', /since \d{4}-\d\d-\d\d/, 'ludoteca restore FILE', 'without drafts'],
  },
  {
    name: 'the postgres folder deleted, as an older version left it',
    whole: true,
    make: (data) => {
      rmSync(cluster(data), { recursive: true })
      rmSync(join(data, 'ludoteca.json'))
    },
    says: ['is gone', 'ludoteca restore FILE'],
  },
  {
    name: 'the postgres folder emptied',
    whole: true,
    make: (data) => {
      for (const name of readdirSync(cluster(data))) rmSync(join(cluster(data), name), { recursive: true })
    },
    says: ['is gone', 'ludoteca restore FILE'],
  },
  ...['PG_VERSION', 'global/pg_control', 'base', 'pg_wal', 'pg_hba.conf'].map(
    (part): State => ({
      name: `${part} missing`,
      whole: true,
      make: (data) => rmSync(join(cluster(data), part), { recursive: true }),
      says: ['is incomplete', part, 'ludoteca restore FILE'],
    }),
  ),
  {
    name: 'made by an older PostgreSQL',
    whole: true,
    make: (data) => writeFileSync(join(cluster(data), 'PG_VERSION'), '15\n'),
    says: ['PostgreSQL 15', 'ludoteca backup FILE', 'ludoteca restore FILE'],
  },
  {
    name: 'pg_control damaged',
    whole: true,
    make: (data) => flip(join(cluster(data), 'global/pg_control'), 40),
    says: ['is damaged', 'PostgreSQL says', 'ludoteca restore FILE'],
  },
  {
    name: 'a page of the catalogue damaged',
    whole: true,
    make: (data) => damageDatabases(data),
    says: ['is damaged', 'PostgreSQL says', 'ludoteca restore FILE'],
  },
  {
    name: 'a wrong password',
    whole: true,
    make: (data) => writeFileSync(join(data, 'database-password'), 'something-else', { mode: 0o600 }),
    says: ['does not accept the password', 'database-password', 'remove it and start again'],
  },
]

/** Whether the text is for people, without a stack or a place in our code. */
export const isPlain = (words: string): boolean => !/^\s+at |node:internal|\.mjs:\d+/m.test(words)
