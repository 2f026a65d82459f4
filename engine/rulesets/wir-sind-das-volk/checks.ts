/** What can be asked of a pack of this game; those that any pack can answer are in `compile/cross-check`. */
import type { Finding, RawPack } from '../../types'

export const checks: readonly ((raw: RawPack) => Finding[])[] = []
