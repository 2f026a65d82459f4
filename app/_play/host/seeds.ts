import { newId } from '../../_shell/new-id'

/** The seed of a new game: 128 random bits. */
export const newSeed = newId
