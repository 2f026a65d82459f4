/** The results of the faces of a die in an attempt or a bribe. */
const OUTCOMES: readonly string[] = ['nothing', 'success', 'again', 'backfire']

/** By face from 1, what it brings, by index; empty where nothing is rolled. */
export const facesOf = (die: readonly string[] = []): number[] => die.map((one) => OUTCOMES.indexOf(one))
