'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import {
  type CampaignState,
  campaignNamed,
  scenarioToPlay,
  winnerOf,
} from '../../../engine/campaign/campaign'
import type { Controls } from '../../../engine/match/port/controls'
import type { Match } from '../../../engine/match/port/match'
import type { Outcome, RawPack } from '../../../engine/types'
import type { NameOf } from '../../_board/types'
import { newId } from '../../_shell/new-id'
import { GameTexts, type PageTexts } from '../../_text/game-texts'
import { ButtonLink } from '../../_ui/button'
import { Play } from '../../_ui/icons'
import { addressToGoOn } from '../host/asked'
import styles from '../screen/panels.module.css'
import type { SeatName } from '../seats/seat-name'
import { stateAfter } from './steps'

const NONE: readonly string[] = []

const TEXTS: PageTexts = {
  en: () => import('./text/en.json'),
  it: () => import('./text/it.json'),
}

type Props = {
  readonly match: Match
  /** The pack of this game, with the carried things. */
  readonly pack: RawPack
  /** The id of the pack or draft on the site. */
  readonly at: string
  /** The campaign before this game. */
  readonly campaign: CampaignState
  /** The id of this game, if it is saved. */
  readonly game: string | undefined
  readonly seats: Controls
  readonly nameOf: NameOf
  readonly nameOfSeat: SeatName
}

/** The campaign at the end of one of its games: the games so far, and the next one or the winner. */
export function CampaignEnd(props: Props) {
  return (
    <GameTexts rulesets={NONE} more={TEXTS} wait={null}>
      <Games {...props} />
    </GameTexts>
  )
}

function Games({ match, pack, at, campaign, game, seats, nameOf, nameOfSeat }: Props) {
  const t = useTranslations('campaigns')
  const now = useStateAfter(match, pack, campaign)
  const file = campaignNamed(pack, campaign.campaign)
  const [next] = useState(newId)
  if (!now || !file) return null
  const resultOf = (winner: Outcome['winner']) =>
    winner === 'draw' ? t('drawn') : t('won', { side: nameOfSeat(winner) })
  const scenario = scenarioToPlay(file, now)
  const winner = winnerOf(file, now)
  return (
    <section className={styles.campaign} data-campaign={now.played.length} aria-labelledby="campaign">
      <h3 id="campaign">{t('title', { name: nameOf('campaigns', file.id) })}</h3>
      <ol>
        {now.played.map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the games keep their order
          <li key={index}>
            {nameOf('scenarios', one.scenario)}, {resultOf(one.winner)}
          </li>
        ))}
      </ol>
      {scenario === undefined && (
        <p data-campaign-winner={winner}>
          <strong>{winner === 'draw' ? t('draw') : t('winner', { side: nameOfSeat(winner) })}</strong>
        </p>
      )}
      {scenario !== undefined && game === undefined && <p>{t('unsaved')}</p>}
      {scenario !== undefined && game !== undefined && (
        <ButtonLink
          look="main"
          icon={<Play size={15} aria-hidden />}
          href={addressToGoOn(at, next, game, seats)}
          data-next-game={scenario}
        >
          {t('next', { scenario: nameOf('scenarios', scenario) })}
        </ButtonLink>
      )}
    </section>
  )
}

/** The campaign after the game at this table; undefined until it is computed, or without an end. */
function useStateAfter(match: Match, pack: RawPack, campaign: CampaignState): CampaignState | undefined {
  const [state, setState] = useState<CampaignState>()
  useEffect(() => {
    let isWanted = true
    void match.ask('file', 'table').then(async (file) => {
      const now = file?.type === 'record' ? await stateAfter(pack, file.content, campaign) : undefined
      if (isWanted) setState(now)
    })
    return () => {
      isWanted = false
    }
  }, [match, pack, campaign])
  return state
}
