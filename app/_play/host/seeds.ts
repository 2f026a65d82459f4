import { newId } from '../../_shell/new-id'

/** The seed of a new game: 128 bits that nobody can foresee. */
export const newSeed = newId
