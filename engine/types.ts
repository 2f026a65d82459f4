/**
 * The vocabulary of the engine. This file and `game.ts` explain how every game works here.
 * Inside the engine, cells, pieces and types are small integers (indices into the tables of a {@link GameDef}).
 * Their names ("0704", "mov-6-6-1") are used at the borders: actions, choices, events, tables, records.
 */

export type { Diagnostic, Finding, Message, MessageValue, ValuePath } from '../schemas/diagnostic'
export type * from './types/around'
export type * from './types/case'
export type * from './types/game'
export { err, ok } from './types/game'
export type * from './types/pack'
export type * from './types/ruleset'
export type * from './types/table'
export type * from './types/trial'
