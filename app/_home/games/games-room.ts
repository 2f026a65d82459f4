/** How many rows the list of games had when this browser saw it last: the page keeps that room free. */
export const GAMES_COOKIE = 'games'

/** Rows that are seen without asking for more. */
export const MOST_ROWS = 4
