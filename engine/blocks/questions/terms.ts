/** Names and limits of questions that checks need too. */

/** The placeholder for the answered seat. No seat has this name. */
export const ANSWERED = 'answered'

/** The placeholder for the seat or side of a trigger that acts for each of them. */
export const EACH = 'each'

/** The placeholder for the player of a card, inside that card. */
export const PLAYER = 'player'

/** The answers of a proposal, by index. */
export const REPLIES = ['refuse', 'accept', 'none'] as const

/** The limit of numbers in one question. */
export const MOST_NUMBERS = 200
