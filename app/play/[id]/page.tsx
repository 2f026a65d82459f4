import { getLocale } from 'next-intl/server'
import { readSeed } from '../../../engine/kernel/seed'
import { catalogIds } from '../../../server/packs/catalog'
import { lastingAddress } from '../../../server/packs/kept-answers'
import { PlayPack } from './play-pack'

/** A game straight from the catalog or the drafts: `/play/corteo`, `/play/<draft>?scenario=base&seed=7`, with `compute=worker` beside the page. `game` is a kept game, `at` a step of it, and `pack=now` replays it on the pack as it is now. */
export default async function PlayPage({
  params,
  searchParams,
}: {
  params: Promise<{ id: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}) {
  const { scenario, seed, game, at, pack, compute } = await searchParams
  const { id } = await params
  const lasting = (await catalogIds()).includes(id) ? await lastingAddress(id, 'play') : undefined
  return (
    <div className="full">
      <PlayPack
        id={id}
        lasting={lasting}
        scenario={typeof scenario === 'string' ? scenario : undefined}
        seed={typeof seed === 'string' ? readSeed(seed) : undefined}
        game={typeof game === 'string' ? game : undefined}
        moment={readStep(at)}
        isOfNow={pack === 'now'}
        where={compute === 'worker' ? 'worker' : 'page'}
        language={await getLocale()}
      />
    </div>
  )
}

/** A step of a game, counted from 0 before the first act. */
const readStep = (text: unknown): number | undefined =>
  typeof text === 'string' && /^\d{1,6}$/.test(text) ? Number(text) : undefined
