import { getLocale } from 'next-intl/server'
import { readSeed } from '../../../engine/kernel/seed'
import { catalogIds } from '../../../server/packs/catalog'
import { lastingAddress } from '../../../server/packs/kept-answers'
import { PlayPack } from './play-pack'

/** A game straight from the catalog or the drafts: `/play/corteo`, `/play/<draft>?scenario=base&seed=7`, with `compute=worker` beside the page. */
export default async function PlayPage({
  params,
  searchParams,
}: {
  params: Promise<{ id: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}) {
  const { scenario, seed, game, compute } = await searchParams
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
        where={compute === 'worker' ? 'worker' : 'page'}
        language={await getLocale()}
      />
    </div>
  )
}
