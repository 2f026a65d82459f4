/**
 * One shape for every finding about a pack, whatever found it: the parser, a schema, a cross-check, the zip guard.
 * The editor, the command line, the import and the tests all show this same list.
 */

/** A message as data: a stable key and its values; the text in each language lives in `schemas/text` and `engine/text`. */
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

/** A way into a parsed YAML value: `['units', 3, 'speed']`. */
export type ValuePath = readonly (string | number)[]

/** A machine edit that mends the finding: replace the given span of the file by the text. */
export type Fix = { readonly range: Range; readonly text: string; readonly title: Message }

/** What a check knows: the file and the place inside its value. `schemas/check.ts` turns it into a {@link Diagnostic}. */
export type Finding = {
  /** The required pack that the file belongs to, when it is not the pack itself. */
  readonly pack?: string
  readonly file: string
  readonly path: ValuePath
  /** Whether the finding is about the key itself (an unknown key) or about its value. Default: value. */
  readonly on?: 'key' | 'value'
  /** Stable code, upper case with dashes: `E-UNIT-ON-CLOSED-TERRAIN`. */
  readonly code: string
  readonly severity: Severity
  readonly message: Message
  /** What would have been right, in words or as a list of allowed names. */
  readonly expected?: string
  /** What stands there, as written. */
  readonly found?: string
  /** Replacement for the value (or the key) that would mend it, when one is likely. */
  readonly suggestion?: string
  /** The replacement is written as it stands: a number, true or false, or a text with its quotes. */
  readonly isPlain?: boolean
  /** Cells of a map the finding is about, so that the editor can flash them. */
  readonly cells?: readonly { readonly map: string; readonly cell: string }[]
  /** Names that a text file lacks, each as `group.id`: with them the file can be completed. */
  readonly lacks?: readonly string[]
  /**
   * What `cells` lack: an object of a list of the file, in the shape that its tag picks. With it the file can be completed. Without cells it is the map
   * that lacks it, wherever on it; `given` is what it is to say.
   */
  readonly wants?: {
    readonly list: string
    readonly tag: string
    readonly given?: Readonly<Record<string, string>>
  }
  /** An item that, at the end of a list of another file, would make it right. */
  readonly declares?: {
    readonly file: string
    readonly list: string
    readonly item: Readonly<Record<string, string>>
  }
  /** Values elsewhere in the pack that it was worked out from: while one of them is wrong itself, it is not worth saying. */
  readonly restsOn?: readonly Pick<Finding, 'pack' | 'file' | 'path'>[]
}

/** A finding with its exact place in the text. */
export type Diagnostic = Omit<Finding, 'path' | 'on' | 'suggestion' | 'isPlain' | 'restsOn'> &
  Range & {
    readonly path: ValuePath
    readonly fix?: Fix
  }
