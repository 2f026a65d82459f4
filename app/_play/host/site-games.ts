/** The games of this browser's workspace on the server. */
import type { SavedGame } from '../../../engine/match/saved/saved-game'
import { isSavedGame } from '../../../engine/match/saved/saved-shape'
import type { RawPack } from '../../../engine/types'
import type {
  ContentRequest,
  GameAnswer,
  GameConflict,
  GameHead,
  GameKept,
  GameList,
  GameRequest,
} from '../../../schemas/api'
import { passesSoon } from '../../_shell/passes-soon'

/** `refused`: the server never accepts it in this form; `elsewhere`: another browser saved it first, or deleted it. */
export type Sent =
  | ({ readonly type: 'kept' } & GameKept)
  | { readonly type: 'elsewhere'; readonly head: GameHead | undefined }
  | { readonly type: 'refused' }

/** Every call rejects if the server was not reached or was too busy. */
export type SiteGames = {
  /** The games, and the digests of their packs on the server. */
  list(): Promise<GameList>
  game(id: string): Promise<{ readonly head: GameHead; readonly game: SavedGame } | undefined>
  /** With `content` the server stores the game and its pack together, or neither. */
  send(game: SavedGame, base: number, key: string, content?: RawPack): Promise<Sent>
  remove(id: string, rev: number): Promise<Sent>
  content(digest: string): Promise<RawPack | undefined>
  sendContent(content: RawPack): Promise<void>
}

/** `ask`: the `fetch` of a page, or a substitute. */
export function siteGames(ask: typeof fetch = (...request) => fetch(...request)): SiteGames {
  const post = (path: string, body: unknown) =>
    ask(path, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  /** Packs that the server refuses; they are not sent again. */
  const refused = new Set<string>()
  return {
    list: async () => (await answered<GameList>(await ask('/api/games'))) ?? { games: [], contents: [] },
    game: async (id) => {
      const found = await answered<GameAnswer>(await ask(`/api/games/${id}`))
      const game: unknown = found && JSON.parse(found.game)
      return found && isSavedGame(game) ? { head: found.head, game } : undefined
    },
    send: async (game, base, key, pack) => {
      const content = pack && JSON.stringify(pack)
      const request: GameRequest = { base, key, game: JSON.stringify(game), content }
      return sent(await post('/api/games', request))
    },
    remove: async (id, rev) => sent(await ask(`/api/games/${id}?rev=${rev}`, { method: 'DELETE' })),
    content: async (digest) => answered<RawPack>(await ask(`/api/contents/${digest}`)),
    sendContent: async (content) => {
      if (refused.has(content.digest)) return
      const request: ContentRequest = { content: JSON.stringify(content) }
      const answer = await post('/api/contents', request)
      assertFound(answer)
      if (!answer.ok) refused.add(content.digest)
    },
  }
}

/** The JSON of an answer, or `undefined` if there is no such game. */
async function answered<T>(answer: Response): Promise<T | undefined> {
  assertFound(answer)
  return answer.ok ? ((await answer.json()) as T) : undefined
}

async function sent(answer: Response): Promise<Sent> {
  assertFound(answer)
  if (answer.ok) return { type: 'kept', ...((await answer.json()) as GameKept) }
  if (answer.status !== 409) return { type: 'refused' }
  const { error, head } = (await answer.json()) as GameConflict
  return error.code === 'game-changed' ? { type: 'elsewhere', head } : { type: 'refused' }
}

/** @throws if the server may answer differently in a moment */
function assertFound({ status }: Response): void {
  if (passesSoon(status)) throw new Error(`HTTP ${status}`)
}
