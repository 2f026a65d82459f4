/** Rule cases in the form that all rulesets share. The schemas of each ruleset define its own positions and expectations. */
import type { LocalText, MapFile } from '../../schemas/generated/content'

/** A position written by an author. */
export type WrittenPosition = {
  /** The position of the file that this one is merged over. */
  readonly from?: string
  readonly units?: readonly WrittenUnit[]
  readonly [part: string]: unknown
}

/** Identifies a piece and its place; the other keys belong to the ruleset. */
export type WrittenUnit = {
  /** Its name in the case, or the id of the piece. */
  readonly id?: string
  readonly unit: string
  readonly side?: string
  readonly component?: string
  readonly figure?: string
}

/** The conditions that a position must meet. */
export type Expectation = {
  readonly events?: readonly Readonly<Record<string, unknown>>[]
  readonly outcome?: {
    readonly winner?: string
    readonly winners?: readonly string[]
    readonly level?: string
  }
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
  /** The reason why a needless step is intended. */
  readonly spare?: string
}

export type Case = {
  readonly id: string
  /** Ids of statements. */
  readonly proves?: readonly string[]
  readonly title?: LocalText
  readonly scenario: string
  /** A map of its own, or the name of a shared one. */
  readonly map?: string | Omit<MapFile, 'id'>
  /** Changes of the scenario, key by key. */
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
