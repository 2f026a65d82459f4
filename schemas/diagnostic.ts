/**
 * One shape for every finding about a pack, from the parser, a schema, a cross-check or the zip guard.
 * The editor, the command line, the import and the tests all show this same list.
 */

/** A message as data: a stable key and its values. The texts are in `schemas/text` and `engine/text`. */
export type Message = { readonly key: string; readonly values?: Readonly<Record<string, MessageValue>> }

/** `text` names an entry of the pack's own text files (`units.cordone-4-2`), `cell` a map cell ("0704"). */
export type MessageValue =
  | string
  | number
  | { readonly text: string }
  | { readonly cell: string }
  | { readonly message: Message }

export type Severity = 'error' | 'warning' | 'info'

/** A span of text; lines and columns count from 1, the end is exclusive. */
export type Range = {
  readonly line: number
  readonly column: number
  readonly endLine: number
  readonly endColumn: number
}

/** A path into a parsed YAML value: `['units', 3, 'speed']`. */
export type ValuePath = readonly (string | number)[]

/** An edit that fixes the finding: replaces the given span of the file by the text. */
export type Fix = { readonly range: Range; readonly text: string; readonly title: Message }

/** A finding of a check: the file and the place inside its value. `schemas/check.ts` turns it into a {@link Diagnostic}. */
export type Finding = {
  /** The required pack of the file, if it is not the pack itself. */
  readonly pack?: string
  readonly file: string
  readonly path: ValuePath
  /** Whether the finding is about the key itself (an unknown key) or about its value. Default: value. */
  readonly on?: 'key' | 'value'
  /** Stable code, upper case with dashes: `E-UNIT-ON-CLOSED-TERRAIN`. */
  readonly code: string
  readonly severity: Severity
  readonly message: Message
  /** The correct value, in words or as a list of allowed names. */
  readonly expected?: string
  /** The actual value, as written. */
  readonly found?: string
  /** A likely replacement for the value (or the key). */
  readonly suggestion?: string
  /** Whether the replacement is inserted as it is: a number, true or false, or a text with its quotes. */
  readonly isPlain?: boolean
  /** The affected cells of a map, so that the editor can flash them. */
  readonly cells?: readonly { readonly map: string; readonly cell: string }[]
  /** Missing names of a text file, each as `group.id`, so that the file can be completed. */
  readonly lacks?: readonly string[]
  /**
   * The missing object for `cells`: the list of the file, and the tag that selects its shape, so that the file can be completed.
   * Without cells, the object can be anywhere on the map; `given` are its values.
   */
  readonly wants?: {
    readonly list: string
    readonly tag: string
    readonly given?: Readonly<Record<string, string>>
  }
  /** An item to append to a list of another file that would fix the finding. */
  readonly declares?: {
    readonly file: string
    readonly list: string
    readonly item: Readonly<Record<string, string>>
  }
  /** Other values that the finding depends on. It is dropped while one of them is invalid itself. */
  readonly restsOn?: readonly Pick<Finding, 'pack' | 'file' | 'path'>[]
}

/** A finding with its exact place in the text. */
export type Diagnostic = Omit<Finding, 'path' | 'on' | 'suggestion' | 'isPlain' | 'restsOn'> &
  Range & {
    readonly path: ValuePath
    readonly fix?: Fix
  }
