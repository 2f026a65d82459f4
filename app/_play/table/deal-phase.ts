/** Choices about deals are of this group, whatever the game. */
export const DEAL = 'deal'
