/** The results of the faces of a die in an attempt or a bribe. */
const OUTCOMES: readonly string[] = ['nothing', 'success', 'again', 'backfire']

/** Returns the index of the result by face of the die, from 1; empty if there is no die. */
export const facesOf = (die: readonly string[] = []): number[] => die.map((one) => OUTCOMES.indexOf(one))
