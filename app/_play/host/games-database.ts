/** Of a browser: its games. Looked for by its name where opening it would make it. */
export const GAMES_DATABASE = 'ludoteca-games'
