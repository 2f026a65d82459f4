'use client'
import { useRouter } from 'next/navigation'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { seatsOf } from '../../../engine/kernel/seats'
import type { Control } from '../../../engine/match/port/controls'
import type { Seat } from '../../../engine/types'
import type { Place } from '../../_editor/play/source-sheet'
import { openPack } from '../../_open/open-pack'
import type { Opened, Ready } from '../../_open/opened'
import type { Asked } from '../../_play/host/asked'
import { Playtest } from '../../_play/playtest'
import { TableSkeleton } from '../../_play/skeleton'
import { SlowStore } from '../../_play/slow-store'
import type { PackWriter } from '../../_play/types'
import { GameTexts } from '../../_text/game-texts'
import { useFormat } from '../../_text/use-say'
import { spared } from '../../_ui/spared'

const NoGame = lazy(spared(() => import('./no-game')))
const SourceSheet = lazy(
  spared(async () => ({ default: (await import('../../_editor/play/source-sheet')).SourceSheet })),
)

/** `lasting`: the permanent address of a pack of the catalog. `given`: the parsed query, `search`: its text. */
type Props = { id: string; lasting?: string; search: string; given: Asked; language: string }

/** The parsed address with the pack; the campaign is the one before the game. */
type Answer = Omit<Asked, 'campaign'> & Opened

/** Loads a pack, checks it here, and opens the table against a bot. */
export function PlayPack({ id, lasting, search, given, language }: Props) {
  // A change of the pack in the catalog does not end the game at this table.
  const [address] = useState(lasting)
  const [opened, setOpened] = useState<Answer>()
  const [isWithoutStore, setWithoutStore] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question to the site is another game
  useEffect(() => {
    let wanted = true
    void openAsked(id, address, search, given, isWithoutStore).then((answer) => wanted && setOpened(answer))
    return () => {
      wanted = false
    }
  }, [id, address, search, isWithoutStore])
  const wait = (
    <TableSkeleton>{given.game && <SlowStore onWithout={() => setWithoutStore(true)} />}</TableSkeleton>
  )
  if (!opened) return wait
  return (
    <GameTexts rulesets={opened.rulesets} isTable wait={wait}>
      {'trouble' in opened ? (
        <Suspense>
          <NoGame id={id} language={language} scenario={opened.scenario} {...opened} />
        </Suspense>
      ) : (
        <Game id={id} language={language} isWithoutStore={isWithoutStore} {...opened} />
      )}
    </GameTexts>
  )
}

/** Offline, one cached document serves all games of the pack; the address tells which one. */
async function openAsked(
  id: string,
  lasting: string | undefined,
  search: string,
  given: Asked,
  isWithoutStore: boolean,
): Promise<Answer> {
  const opening = openPack(id, lasting)
  const { search: now } = location
  const asked = now.slice(1) === search ? given : (await import('../../_play/host/asked')).readAsked(now)
  const { isOfNow } = asked
  const game = isWithoutStore ? undefined : asked.game
  const opened = await (game === undefined ? opening : withGame(game, opening, isOfNow))
  const whole = { ...asked, game }
  const { campaign: _, ...rest } = whole
  if (namesParts(whole) && 'pack' in opened && !('trouble' in opened)) {
    const { unknownIn } = await import('./unknown')
    const names = unknownIn(opened.pack, whole)
    if (names.length > 0)
      return { ...rest, trouble: 'unknown', pack: opened.pack, names, rulesets: opened.rulesets }
  }
  if (asksForCampaign(whole) && 'pack' in opened && !('trouble' in opened)) {
    const { openCampaign } = await import('./open-campaign')
    return { ...rest, ...(await openCampaign(opened, whole)) }
  }
  return { ...rest, ...opened }
}

/** Whether a new game belongs to a campaign. A saved game has its own. */
const asksForCampaign = ({ campaign, after, game }: Asked): boolean =>
  game === undefined && (campaign !== undefined || after !== undefined)

/** Whether the address asks for parts that the pack may lack. */
const namesParts = ({ unread, scenario, seats, options }: Asked): boolean =>
  unread.length > 0 || [scenario, seats, options].some((part) => part !== undefined)

function Game({
  id,
  pack,
  scenario,
  seed,
  seats,
  options,
  begin,
  campaign,
  game,
  moment,
  isOfBefore,
  isWithoutStore,
  found,
  where,
  language,
}: Pick<Props, 'id' | 'language'> &
  Omit<Asked, 'isOfNow' | 'campaign'> &
  Ready & { isWithoutStore: boolean }) {
  const router = useRouter()
  const format = useFormat()
  const write = useCallback<PackWriter>(
    async (file, text) =>
      (await import('./write-into-draft')).draftWriter(id, (key) => format({ key }))(file, text),
    [id, format],
  )
  const chosen = scenario && pack.scenarios[scenario] ? scenario : Object.keys(pack.scenarios)[0]
  const [source, setSource] = useState<Place>()
  return (
    <>
      <Playtest
        pack={pack}
        scenario={chosen}
        seed={seed}
        options={options}
        begin={begin}
        campaign={found?.campaign ?? campaign}
        at={id}
        game={game}
        moment={moment}
        isOfBefore={isOfBefore}
        isWithoutStore={isWithoutStore}
        found={found}
        where={where}
        onKept={keepInAddress}
        language={language}
        seats={controlsFor(seatsOf(pack.scenarios[chosen]).seats, seats)}
        onLeave={() => router.push('/')}
        onWrite={write}
        onChangePack={(at) => router.push(studioAt(id, { scenario: chosen, ...at }))}
        onShowSource={setSource}
      />
      {source && (
        <Suspense>
          <SourceSheet id={id} {...source} onClose={() => setSource(undefined)} />
        </Suspense>
      )}
    </>
  )
}

/** The address of the pack in the studio, where the game can be replayed after a change. */
function studioAt(id: string, place: Readonly<Record<string, string | undefined>>): string {
  const game = new URL(location.href).searchParams.get('game') ?? undefined
  const asked = Object.entries({ from: id, was: game, game, ...place }).filter(
    (one): one is [string, string] => !!one[1],
  )
  return `/studio/${id}?${new URLSearchParams(asked)}`
}

/** Puts the game into the address, so that a reload or another tab opens the same game. */
function keepInAddress(game: string): void {
  const address = new URL(location.href)
  if (address.searchParams.get('game') === game) return
  address.searchParams.set('game', game)
  for (const old of ['at', 'pack', 'begin', 'campaign', 'after', 'seats', 'options'])
    address.searchParams.delete(old)
  history.replaceState(history.state, '', address)
}

/** The requested players, one for each seat; by default the first seat plays against bots. */
const controlsFor = (seats: readonly Seat[], asked?: readonly Control[]): Record<Seat, Control> =>
  Object.fromEntries(
    seats.map((seat, at) => [
      seat,
      asked?.length === seats.length ? asked[at] : at === 0 ? 'human' : 'greedy',
    ]),
  )

const withGame = (game: string, opening: Promise<Opened>, isOfNow: boolean): Promise<Opened> =>
  import('./open-with-game').then(
    ({ openWithGame }) => openWithGame(game, opening, isOfNow),
    () => ({ trouble: 'away', rulesets: [] }),
  )
