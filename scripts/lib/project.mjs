// Paths and output of the scripts.
import { dirname, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')

/** Returns a path relative to the project, with slashes. */
export const fromRoot = (path) => relative(root, path).split(sep).join('/')

/** Returns the directory of users' data: `LUDOTECA_DATA`, else `data` beside package.json. */
export const dataDirectory = () => resolve(root, process.env.LUDOTECA_DATA || 'data')

/** Turns off telemetry and update checks of all tools. */
export const quiet = {
  NEXT_TELEMETRY_DISABLED: '1',
  CHECKPOINT_DISABLE: '1',
  PRISMA_HIDE_UPDATE_MESSAGE: '1',
}

export const say = (text) => console.log(text)

/** A fault that the user can fix: only its message is shown, without a stack. */
export class PlainError extends Error {}

/** Runs a script's main function: prints plain faults as their message, any other error with its stack. */
export async function main(run) {
  try {
    process.exitCode = (await run()) ?? 0
  } catch (error) {
    console.error(error instanceof PlainError ? `\n${error.message}\n` : error)
    process.exitCode = 1
  }
}
