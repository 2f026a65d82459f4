/** The files that are put beside a pack when it is carried away, for editors: no part of it, made anew each time. */

export const SETTINGS = '.vscode/settings.json'
export const SCHEMAS = 'schemas/'

const FOLDERS = ['.vscode/', SCHEMAS, `${SCHEMAS}en/`, `${SCHEMAS}it/`]
const SCHEMA = /^schemas\/(?:(?:en|it)\/)?[a-z0-9][a-z0-9-]{0,60}\.schema\.json$/

/** Whether a path inside a pack's folder is one of theirs, or with its trailing slash one of their folders. */
export const isShipped = (path: string): boolean =>
  path === SETTINGS || SCHEMA.test(path) || FOLDERS.includes(path)
