/** Names and limits of questions that checks need too. */

/** The placeholder for the answered seat. No seat has this name. */
export const ANSWERED = 'answered'

/** The answers of a proposal, by index. */
export const REPLIES = ['refuse', 'accept', 'none'] as const

/** The limit of numbers in one question. */
export const MOST_NUMBERS = 200
