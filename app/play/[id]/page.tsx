import type { Metadata } from 'next'
import { getLocale } from 'next-intl/server'
import { lastingAddress } from '../../../server/packs/cached-answers'
import { catalogIds } from '../../../server/packs/catalog'
import { readAsked } from '../../_play/host/asked'
import { headOfPack } from '../../_shell/head'
import { PlayPack } from './play-pack'

export async function generateMetadata({ params }: { params: Promise<{ id: string }> }): Promise<Metadata> {
  return headOfPack((await params).id, 'play')
}

/**
 * A game from the catalog or the drafts: `/play/corteo`, `/play/<draft>?scenario=base&seed=7`. `compute=worker` runs it in a
 * worker.
 * The parameters `seats`, `options` and `begin` belong to a new game. `game` is a saved game, `at` a step of it, and `pack=now`
 * replays it with the current pack.
 */
export default async function PlayPage({
  params,
  searchParams,
}: {
  params: Promise<{ id: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}) {
  const { id } = await params
  const lasting = (await catalogIds()).includes(id) ? await lastingAddress(id, 'play') : undefined
  const asked = Object.entries(await searchParams).flatMap(([name, value = []]) =>
    [value].flat().map((one) => [name, one]),
  )
  const search = new URLSearchParams(asked).toString()
  return (
    <div className="full" data-table-page>
      <PlayPack
        id={id}
        lasting={lasting}
        search={search}
        given={readAsked(search)}
        language={await getLocale()}
      />
    </div>
  )
}
