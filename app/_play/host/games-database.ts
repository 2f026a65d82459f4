/** Of a browser: its games. Looked for by its name where opening it would make it. */
export const GAMES_DATABASE = 'ludoteca-games'

/** Whether this browser may have games; it is not opened, for that would make one. */
export async function hasStore(): Promise<boolean> {
  try {
    const databases = await indexedDB.databases()
    return databases.some(({ name }) => name === GAMES_DATABASE)
  } catch {
    return true
  }
}
