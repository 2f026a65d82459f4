/** The group of choices about deals in every game. */
export const DEAL = 'deal'
