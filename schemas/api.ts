/**
 * What travels between the site's pages and its routes, as JSON. Types only: both sides may import this file.
 * `server/README.md` lists the routes.
 */
import type { TerrainFile, UnitsFile } from '../engine/types'
import type { Playable } from './checking'
import type { Diagnostic, Message } from './diagnostic'
import type { LocalText, MapFile, Picture } from './generated/content'

/** A file on the wire: text for yaml, yml, md and csv that is valid UTF-8, base64 for everything else. */
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
  /** Whose its pictures are, where it has some. */
  readonly pictures?: readonly Picture[]
  /** Ids of the scenarios in the pack's order, with their names where the pack gives them. */
  readonly scenarios: readonly { readonly id: string; readonly name?: LocalText }[]
  /** Of every path and byte: `digestOf` in `schemas/digest.ts`. */
  readonly digest: string
  /** Packs it is played with: which versions it takes, and the one that is here, if any. */
  readonly requires: readonly {
    readonly pack: string
    readonly version: string
    readonly here?: { readonly version: string; readonly fits: boolean }
  }[]
}

/** A pack of the catalog that another one requires: sent along to be played with, never changed. */
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
  /** What it requires, and what that requires, as far as it is in the catalog. */
  readonly required: readonly RequiredPack[]
}

/**
 * GET /api/packs/[id]?part=play: what a game is played with, read and checked by the site. With all that the pack requires, and without
 * cases; its digest is that of everything, as records name it.
 */
export type PlayContent = Playable
/** What the picture of a pack on the front page is drawn from: a map and how it looks; empty for a pack without one. */
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
  /** The version of that pack, where its manifest says one. */
  readonly version?: string
  /** It was begun here as a new pack. */
  readonly isNew?: true
  /** The name of the file it was imported from. */
  readonly imported?: string
  /** The pack the draft was copied from; absent for an imported one. */
  readonly base?: { readonly pack: string; readonly version: string; readonly digest: string }
  /** Rises by one with every accepted save. */
  readonly rev: number
  /** ISO 8601. */
  readonly createdAt: string
  readonly updatedAt: string
  /** In the list at the machine: somebody who came from elsewhere made it. */
  readonly visitor?: true
}

/** A save that came too late and was put aside instead of being lost. */
export type KeptSave = {
  readonly id: string
  /** The revision its author had seen. */
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
  /** A pack of its own, with an id made of its name, instead of a copy to be changed: what comes along, and who makes it. */
  readonly own?: {
    readonly author?: string
    /** Ids; all of them without it. */
    readonly scenarios?: readonly string[]
    readonly cases: boolean
  }
}
/** POST /api/drafts: a pack of one's own, which begins as the smallest of its rules. */
export type NewPackRequest = { readonly ruleset: string; readonly name: string; readonly key?: string }
/** GET /api/rulesets: what a pack of one's own may begin with. */
export type RulesetList = { readonly rulesets: readonly RulesetSummary[] }
export type RulesetSummary = {
  readonly id: string
  /** The bundled game of these rules, where there is one. */
  readonly game?: LocalText
  /** Its smallest pack: what it is called and what it is about. */
  readonly name: LocalText
  readonly summary?: LocalText
}
/** Answer of POST /api/drafts (201) and GET /api/drafts/[id]. */
export type DraftContent = {
  readonly draft: DraftSummary
  readonly files: readonly StoredFile[]
  readonly kept: readonly KeptSave[]
  /** What it requires, and what that requires, as far as it is in the catalog. */
  readonly required: readonly RequiredPack[]
}
/** PATCH /api/drafts/[id] */
export type RenameRequest = { readonly name: string }
/** Answer of PATCH. */
export type DraftAnswer = { readonly draft: DraftSummary }

/** One change of a save: a file with its whole new content, or a path that goes away. A rename is one of each. */
export type FileChange = FileContent | { readonly path: string; readonly deleted: true }

/** PUT /api/drafts/[id]/files: all of it is written, or none of it. */
export type SaveRequest = {
  /** The revision these changes were made on. */
  readonly rev: number
  /** Made anew for each save (a UUID, say) and sent again unchanged on each retry: the save happens once. */
  readonly key: string
  readonly files: readonly FileChange[]
}
/** 200: on disk. */
export type SaveAnswer = {
  readonly rev: number
  readonly savedAt: string
  /** The files this save wrote. */
  readonly files: readonly FileStamp[]
}
/** 409: another tab saved first. Nothing of this save is in the draft; all of it is kept aside as `kept`. */
export type SaveConflict = {
  readonly error: ApiError
  /** The draft's revision now. */
  readonly rev: number
  /** What stands in the draft now, for each path of the refused save that exists and each path changed since its `rev`. */
  readonly files: readonly StoredFile[]
  /** Paths of the refused save that are not in the draft now. */
  readonly missing: readonly string[]
  readonly kept: KeptSave
}
/** GET /api/drafts/[id]/kept/[keptId]; DELETE on the same address throws it away. */
export type KeptContent = { readonly kept: KeptSave; readonly files: readonly FileChange[] }

// ---- Import

/**
 * POST /api/import with the zip as the body (201). Findings do not prevent an import: a draft may be unfinished. `name` in the query is
 * that of the file, `language` that of the reader. With `ask`, nothing is imported while drafts have the id of the pack: the answer is
 * {@link ImportQuestion} (200). With `update`, the pack takes the place of the files of that draft, which are kept as another draft first.
 */
export type ImportAnswer = DraftContent & {
  readonly diagnostics: readonly Diagnostic[]
  /** The draft that holds the files as they were before the update. */
  readonly before?: DraftSummary
}
/** Drafts that have the id of the pack in the zip already. */
export type ImportQuestion = {
  readonly name: string
  readonly version?: string
  readonly same: readonly DraftSummary[]
}

// ---- Games

/** Where a game stands on the site. */
export type GameHead = {
  readonly id: string
  /** Rises by one with every accepted writing, and when it is deleted. */
  readonly rev: number
  /** Of the writing that made this revision. */
  readonly key: string
  /** ISO 8601. */
  readonly updatedAt: string
  readonly deleted?: true
}
/** GET /api/games */
export type GameList = {
  readonly games: readonly GameHead[]
  /** Digests of the packs that the site has for them. */
  readonly contents: readonly string[]
}
/** GET /api/games/[id]; `game` is a `KeptGame` as JSON. */
export type GameAnswer = { readonly head: GameHead; readonly game: string }
/** POST /api/games. `key` makes a repeated request harmless. */
export type GameRequest = {
  /** The revision on the site that this goes on from; 0 for a game that it does not have. */
  readonly base: number
  readonly key: string
  /** A `KeptGame` as JSON. */
  readonly game: string
  /** The pack that it is played with, as JSON, unless the site has it: both are written, or neither. */
  readonly content?: string
}
/** 200: on disk. Answer of DELETE /api/games/[id]?rev=N too. */
export type GameKept = {
  readonly rev: number
  /** It was written without its pack, which the site has not: POST /api/contents. */
  readonly needsContent: boolean
}
/** 409: another browser wrote first, or deleted the game. Nothing was written. */
export type GameConflict = { readonly error: ApiError; readonly head?: GameHead }
/** POST /api/contents (204): a pack that a game of the workspace is played with, as JSON; GET /api/contents/[digest] answers it. */
export type ContentRequest = { readonly content: string }

// ---- Workspaces

/** GET /api/workspace: who asks. At the machine every draft is at hand; a visitor has a workspace once something was made. */
export type WorkspaceAnswer =
  | { readonly kind: 'local' }
  | { readonly kind: 'visitor'; readonly hasWorkspace: boolean }
/** POST /api/workspace/link (201): `key` is the only copy; the address `/recover#KEY` opens the workspace in another browser. */
export type RecoveryLink = { readonly key: string }
/** POST /api/workspace/open: this browser's workspace is from now on the one of the link. */
export type OpenRequest = { readonly key: string }

// ---- Errors

/** Every answer with a status of 400 or more. */
export type ApiFailure = { readonly error: ApiError }
export type ApiError = {
  /** Stable, for programs: `draft-not-found`, `zip-path-escapes` ... */
  readonly code: string
  /** Text in `server/text/{en,it}.json`. */
  readonly message: Message
  /** The entry of the zip, or the path of the file, that is at fault. */
  readonly entry?: string
}
