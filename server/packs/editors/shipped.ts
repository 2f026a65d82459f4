/** The files for editors added to an exported pack. They are no part of the pack and are written anew each time. */

export const SETTINGS = '.vscode/settings.json'
export const SCHEMAS = 'schemas/'

const FOLDERS = ['.vscode/', SCHEMAS, `${SCHEMAS}en/`, `${SCHEMAS}it/`]
const SCHEMA = /^schemas\/(?:(?:en|it)\/)?[a-z0-9][a-z0-9-]{0,60}\.schema\.json$/

/** Returns whether a path is one of these files, or (with a trailing slash) one of their folders. */
export const isShipped = (path: string): boolean =>
  path === SETTINGS || SCHEMA.test(path) || FOLDERS.includes(path)
