/**
 * JSON messages between the site's pages and its routes. Types only: both sides can import this file.
 * `server/README.md` lists the routes.
 */
import type { TerrainFile, UnitsFile } from '../engine/types'
import type { PackCheck, Playable } from './checking/checking'
import type { Diagnostic, Message } from './diagnostic'
import type { LocalText, MapFile, Picture } from './generated/content'

/** A file on the wire: text for yaml, yml, md and csv in valid UTF-8, base64 for everything else. */
export type FileContent =
  | { readonly path: string; readonly text: string }
  | { readonly path: string; readonly base64: string }

/** `rev` is the revision of the draft that last changed the file. */
export type StoredFile = FileContent & FileStamp
export type FileStamp = {
  readonly path: string
  readonly sha256: string
  readonly size: number
  readonly rev: number
}

// ---- Packs in the catalog

export type PackSummary = {
  readonly id: string
  readonly version: string
  readonly ruleset: string
  readonly name: LocalText
  readonly summary?: LocalText
  readonly notice: LocalText
  readonly authors: readonly { readonly name: string; readonly part?: string }[]
  readonly licence: string
  readonly languages: readonly string[]
  /** The credits of its pictures, if it has any. */
  readonly pictures?: readonly Picture[]
  /** Ids of the scenarios in the pack's order, with their names where the pack gives them. */
  readonly scenarios: readonly { readonly id: string; readonly name?: LocalText }[]
  /** The digest of every path and byte: `digestOf` in `schemas/digest.ts`. */
  readonly digest: string
  /** Required packs: the accepted versions, and the available one, if any. */
  readonly requires: readonly {
    readonly pack: string
    readonly version: string
    readonly here?: { readonly version: string; readonly fits: boolean }
  }[]
}

/** A required pack of the catalog, sent along and never changed. */
export type RequiredPack = {
  readonly id: string
  readonly version: string
  readonly name: LocalText
  readonly files: readonly FileContent[]
}

/** GET /api/packs */
export type PackList = { readonly packs: readonly PackSummary[] }
/** GET /api/packs/[id] */
export type PackContent = {
  readonly pack: PackSummary
  readonly files: readonly FileContent[]
  /** The required packs, directly or indirectly, that are in the catalog. */
  readonly required: readonly RequiredPack[]
}

/**
 * GET /api/packs/[id]?part=play: the checked data for playing, with all required packs and without cases.
 * Its digest is that of the full pack, as records name it.
 */
export type PlayContent = Playable
/** GET /api/packs/[id]?part=checked: the findings, and the pack without its cases, as the studio shows them at first. */
export type CheckedContent = PackCheck
/** The data for a pack's picture on the front page: a map and its look; empty for a pack without one. */
export type PackPicture = {
  readonly map?: MapFile
  readonly look?: {
    readonly terrain: NonNullable<TerrainFile['terrain']>
    readonly edges?: TerrainFile['edges']
    readonly sides: UnitsFile['sides']
  }
}

// ---- Drafts

export type DraftSummary = {
  readonly id: string
  readonly name: string
  /** Id of the pack the draft would export. */
  readonly packId: string
  /** The version of that pack, if its manifest has one. */
  readonly version?: string
  /** Whether it was created here as a new pack. */
  readonly isNew?: true
  /** The name of the file it was imported from. */
  readonly imported?: string
  /** The pack the draft was copied from; absent for an imported one. */
  readonly base?: { readonly pack: string; readonly version: string; readonly digest: string }
  /** Increases by one with every accepted save. */
  readonly rev: number
  /** ISO 8601. */
  readonly createdAt: string
  readonly updatedAt: string
  /** Marks a visitor's draft in the list at the machine. */
  readonly visitor?: true
}

/** A save that conflicted with a later revision and was stored separately. */
export type KeptSave = {
  readonly id: string
  /** The revision that its author had seen. */
  readonly rev: number
  readonly savedAt: string
  readonly paths: readonly string[]
}

/** GET /api/drafts */
export type DraftList = { readonly drafts: readonly DraftSummary[] }
/** POST /api/drafts: copy a pack from the catalog. `key` makes a repeated request harmless. */
export type ForkRequest = {
  readonly pack: string
  readonly name?: string
  readonly key?: string
  /** Makes a separate pack with an id derived from its name, instead of a copy to change: its parts and its author. */
  readonly own?: {
    readonly author?: string
    /** Ids; by default all scenarios. */
    readonly scenarios?: readonly string[]
    readonly cases: boolean
  }
}
/** POST /api/drafts: a new pack, made from the smallest pack of its rules. */
export type NewPackRequest = { readonly ruleset: string; readonly name: string; readonly key?: string }
/** GET /api/rulesets: the rules that a new pack can use. */
export type RulesetList = { readonly rulesets: readonly RulesetSummary[] }
export type RulesetSummary = {
  readonly id: string
  /** The bundled game of these rules, if any. */
  readonly game?: LocalText
  /** The name and the subject of its smallest pack. */
  readonly name: LocalText
  readonly summary?: LocalText
}
/** Answer of POST /api/drafts (201) and GET /api/drafts/[id]. */
export type DraftContent = {
  readonly draft: DraftSummary
  readonly files: readonly StoredFile[]
  readonly kept: readonly KeptSave[]
  /** The required packs, directly or indirectly, that are in the catalog. */
  readonly required: readonly RequiredPack[]
}
/** GET /api/drafts/[id]/checked: the same for the files of a revision; without findings if the draft is too large. */
export type CheckedDraft = { readonly rev: number; readonly checked?: CheckedContent }
/** PATCH /api/drafts/[id] */
export type RenameRequest = { readonly name: string }
/** Answer of PATCH. */
export type DraftAnswer = { readonly draft: DraftSummary }

/** One change of a save: a file with its whole new content, or a deleted path. A rename is one of each. */
export type FileChange = FileContent | { readonly path: string; readonly deleted: true }

/** PUT /api/drafts/[id]/files: all changes are written, or none. */
export type SaveRequest = {
  /** The revision that these changes are based on. */
  readonly rev: number
  /** Created for each save (such as a UUID) and repeated unchanged on each retry, so that the save happens once. */
  readonly key: string
  readonly files: readonly FileChange[]
}
/** 200: on disk. */
export type SaveAnswer = {
  readonly rev: number
  readonly savedAt: string
  /** The files written by this save. */
  readonly files: readonly FileStamp[]
}
/** 409: another tab saved first. This save is not in the draft; all of it is stored separately as `kept`. */
export type SaveConflict = {
  readonly error: ApiError
  /** The current revision of the draft. */
  readonly rev: number
  /** The current files of the draft, for each existing path of the refused save and each path changed since its `rev`. */
  readonly files: readonly StoredFile[]
  /** Paths of the refused save that are not in the draft. */
  readonly missing: readonly string[]
  readonly kept: KeptSave
}
/** GET /api/drafts/[id]/kept/[keptId]; DELETE on the same address discards it. */
export type KeptContent = { readonly kept: KeptSave; readonly files: readonly FileChange[] }

// ---- Import

/**
 * POST /api/import with the zip as the body (201). Findings do not prevent an import, because a draft can be unfinished.
 * In the query, `name` is the name of the file and `language` that of the reader.
 * With `ask`, nothing is imported if drafts already have the id of the pack: the answer is {@link ImportQuestion} (200).
 * With `update`, the pack replaces the files of that draft, which are first copied to another draft.
 */
export type ImportAnswer = DraftContent & {
  readonly diagnostics: readonly Diagnostic[]
  /** The draft with the files before the update. */
  readonly before?: DraftSummary
}
/** Drafts with the same pack id as the zip. */
export type ImportQuestion = {
  readonly name: string
  readonly version?: string
  readonly same: readonly DraftSummary[]
}

// ---- Games

/** The state of a game on the site. */
export type GameHead = {
  readonly id: string
  /** Increases by one with every accepted write and with deletion. */
  readonly rev: number
  /** The key of the write that made this revision. */
  readonly key: string
  /** ISO 8601. */
  readonly updatedAt: string
  readonly deleted?: true
}
/** GET /api/games */
export type GameList = {
  readonly games: readonly GameHead[]
  /** Digests of their packs that the site has. */
  readonly contents: readonly string[]
}
/** GET /api/games/[id]; `game` is a `SavedGame` as JSON. */
export type GameAnswer = { readonly head: GameHead; readonly game: string }
/** POST /api/games. `key` makes a repeated request harmless. */
export type GameRequest = {
  /** The revision on the site that this is based on; 0 for a new game. */
  readonly base: number
  readonly key: string
  /** A `SavedGame` as JSON. */
  readonly game: string
  /** Its pack as JSON, unless the site has it: both are written, or neither. */
  readonly content?: string
}
/** 200: on disk. Also the answer of DELETE /api/games/[id]?rev=N. */
export type GameKept = {
  readonly rev: number
  /** Whether the game was written without its pack, which the site lacks: POST /api/contents. */
  readonly needsContent: boolean
}
/** 409: another browser wrote first or deleted the game. This write was not stored. */
export type GameConflict = { readonly error: ApiError; readonly head?: GameHead }
/** POST /api/contents (204): the pack of a game of the workspace, as JSON; GET /api/contents/[digest] returns it. */
export type ContentRequest = { readonly content: string }

// ---- Workspaces

/** GET /api/workspace: the kind of client. At the machine every draft is available; a visitor has a workspace after creating something. */
export type WorkspaceAnswer =
  | { readonly kind: 'local' }
  | { readonly kind: 'visitor'; readonly hasWorkspace: boolean }
/** POST /api/workspace/link (201): `key` is the only copy; the address `/recover#KEY` opens the workspace in another browser. */
export type RecoveryLink = { readonly key: string }
/** POST /api/workspace/open: switches this browser to the workspace of the link. */
export type OpenRequest = { readonly key: string }

// ---- Errors

/** Every answer with a status of 400 or more. */
export type ApiFailure = { readonly error: ApiError }
export type ApiError = {
  /** Stable, for programs: `draft-not-found`, `zip-path-escapes` ... */
  readonly code: string
  /** Text in `server/text/{en,it}.json`. */
  readonly message: Message
  /** The faulty entry of the zip, or the path of the faulty file. */
  readonly entry?: string
}
