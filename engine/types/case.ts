/** Rule cases as the runner reads them: what is the same in all games. Each ruleset's schemas say what its own positions and expectations hold. */
import type { LocalText, MapFile } from '../../schemas/generated/content'

/** A position that somebody wrote. */
export type WrittenPosition = {
  /** A position of the file on which this one is laid. */
  readonly from?: string
  readonly units?: readonly WrittenUnit[]
  readonly [part: string]: unknown
}

/** Which piece is meant, and where it is; the rest is the ruleset's. */
export type WrittenUnit = {
  /** What the case calls it, or the id of the piece. */
  readonly id?: string
  readonly unit: string
  readonly side?: string
  readonly component?: string
  readonly figure?: string
}

/** What must be true of a position. */
export type Expectation = {
  readonly events?: readonly Readonly<Record<string, unknown>>[]
  readonly outcome?: { readonly winner: string; readonly level?: string }
  readonly [part: string]: unknown
}

export type CaseAction = Readonly<Record<string, string | number | boolean>>

export type CaseStep = (
  | { readonly do: CaseAction; readonly by?: string }
  | { readonly offers: readonly CaseAction[]; readonly by?: string }
  | { readonly hides: readonly CaseAction[]; readonly by?: string }
  | { readonly refuses: CaseAction; readonly rule: string; readonly by?: string }
  | { readonly secret: WrittenPosition; readonly unseenBy?: string }
  | { readonly expect: Expectation }
) & {
  /** Why the step may be needless, where it is. */
  readonly spare?: string
}

export type Case = {
  readonly id: string
  /** Ids of statements. */
  readonly proves?: readonly string[]
  readonly title?: LocalText
  readonly scenario: string
  /** A map of its own, or the name of one that cases share. */
  readonly map?: string | Omit<MapFile, 'id'>
  /** What it changes in the scenario, key by key. */
  readonly change?: Readonly<Record<string, unknown>>
  readonly given?: WrittenPosition
  readonly dice?: readonly number[]
  readonly steps: readonly CaseStep[]
  readonly spare?: string
}

export type CaseFile = {
  readonly cases: readonly Case[]
  readonly maps?: Readonly<Record<string, Omit<MapFile, 'id'>>>
  readonly positions?: Readonly<Record<string, WrittenPosition>>
}
