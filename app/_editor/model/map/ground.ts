import type { Direction } from '../../../../schemas/generated/content'

/** What is painted on a cell. */
export type Ground = { readonly terrain: string; readonly up?: Direction }
