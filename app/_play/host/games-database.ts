/** The database of games in a browser. It is looked up by name where opening it would create it. */
export const GAMES_DATABASE = 'ludoteca-games'

/** Whether this browser may have games; it does not open the database, which would create it. */
export async function hasStore(): Promise<boolean> {
  try {
    const databases = await indexedDB.databases()
    return databases.some(({ name }) => name === GAMES_DATABASE)
  } catch {
    return true
  }
}
