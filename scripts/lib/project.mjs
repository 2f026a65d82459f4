// Where things are, and how the scripts speak.
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')

/** The directory of everything people make: `LUDOTECA_DATA`, else `data` beside package.json. */
export const dataDirectory = () => resolve(root, process.env.LUDOTECA_DATA || 'data')

/** Nothing we run reports home. */
export const quiet = {
  NEXT_TELEMETRY_DISABLED: '1',
  CHECKPOINT_DISABLE: '1',
  PRISMA_HIDE_UPDATE_MESSAGE: '1',
}

export const say = (text) => console.log(text)

/** A fault that the person at the keyboard can mend: shown as its message alone, without a stack. */
export class PlainError extends Error {}

/** Runs a script's main function: plain faults in plain words, everything else with its stack. */
export async function main(run) {
  try {
    process.exitCode = (await run()) ?? 0
  } catch (error) {
    console.error(error instanceof PlainError ? `\n${error.message}\n` : error)
    process.exitCode = 1
  }
}
