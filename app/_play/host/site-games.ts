/** The games of this browser's workspace on the site. */
import type { KeptGame } from '../../../engine/match/kept-game'
import { isKeptGame } from '../../../engine/match/kept-shape'
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

/** `refused`: the site will never take it as it is; `elsewhere`: another browser wrote it first, or deleted it. */
export type Sent =
  | ({ readonly type: 'kept' } & GameKept)
  | { readonly type: 'elsewhere'; readonly head: GameHead | undefined }
  | { readonly type: 'refused' }

/** Every call rejects when the site was not reached or had no time. */
export type SiteGames = {
  /** Its games, and the digests of the packs that it has for them. */
  list(): Promise<GameList>
  game(id: string): Promise<{ readonly head: GameHead; readonly game: KeptGame } | undefined>
  /** With the pack it is played with, where the site has not: both are there then, or neither. */
  send(game: KeptGame, base: number, key: string, content?: RawPack): Promise<Sent>
  remove(id: string, rev: number): Promise<Sent>
  content(digest: string): Promise<RawPack | undefined>
  sendContent(content: RawPack): Promise<void>
}

/** `fetch` of a page, or what else speaks to a site. */
export function siteGames(ask: typeof fetch = (...request) => fetch(...request)): SiteGames {
  const post = (path: string, body: unknown) =>
    ask(path, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  /** Packs that the site will not take: they are not offered to it again. */
  const refused = new Set<string>()
  return {
    list: async () => (await answered<GameList>(await ask('/api/games'))) ?? { games: [], contents: [] },
    game: async (id) => {
      const found = await answered<GameAnswer>(await ask(`/api/games/${id}`))
      const game: unknown = found && JSON.parse(found.game)
      return found && isKeptGame(game) ? { head: found.head, game } : undefined
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
      mustBeThere(answer)
      if (!answer.ok) refused.add(content.digest)
    },
  }
}

/** What it says; nothing when there is no such thing. */
async function answered<T>(answer: Response): Promise<T | undefined> {
  mustBeThere(answer)
  return answer.ok ? ((await answer.json()) as T) : undefined
}

async function sent(answer: Response): Promise<Sent> {
  mustBeThere(answer)
  if (answer.ok) return { type: 'kept', ...((await answer.json()) as GameKept) }
  if (answer.status !== 409) return { type: 'refused' }
  const { error, head } = (await answer.json()) as GameConflict
  return error.code === 'game-changed' ? { type: 'elsewhere', head } : { type: 'refused' }
}

/** @throws when the site may well answer otherwise in a moment */
function mustBeThere({ status }: Response): void {
  if (passesSoon(status)) throw new Error(`HTTP ${status}`)
}
