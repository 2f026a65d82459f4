/** The cookie with the last number of rows in the list of games: the page reserves their space. */
export const GAMES_COOKIE = 'games'

/** Rows that are visible without expanding. */
export const MOST_ROWS = 4
