'use client'
import { useLocale } from 'next-intl'
import { useEffect, useRef } from 'react'
import { beginCampaign, type CampaignState, campaignNamed } from '../../../engine/campaign/campaign'
import { readSeed } from '../../../engine/kernel/seed'
import type { RawPack } from '../../../engine/types'
import { freeName } from '../files/model/file-names'
import { SetUpSheet, SourceSheet } from '../lazy-components'
import styles from '../studio.module.css'
import { useSession, useWords, useWorkbench } from '../studio-context'
import { goOnWith, returnPlace } from './return-place'
import { usePlay } from './use-play-button'

/** Play in the same tab; afterwards the focus returns to its previous element. */
export function usePlayWithFocus() {
  const play = usePlay(useSession(), useWords())
  const before = useRef<HTMLElement>(null)
  const isPlaying = play.state.type === 'playing'
  useEffect(() => {
    if (!isPlaying) return
    return () => void setTimeout(() => before.current?.focus({ preventScroll: true }))
  }, [isPlaying])
  const begin = (isChoosing: boolean) => {
    before.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    void play.ask(isChoosing)
  }
  return { ...play, begin }
}

/** The set-up sheet, then the table over everything else. */
export function PlayOverlay({ play }: { readonly play: ReturnType<typeof usePlay> }) {
  const language = useLocale()
  const { queue } = useWorkbench()
  const session = useSession()
  const { state } = play
  if (state.type === 'choosing')
    return (
      <SetUpSheet
        id={queue.place.id}
        name={queue.name}
        at={state}
        onStart={(begun, game) => void play.start(begun.scenario, { begun: { begun, game } })}
        onClose={play.leave}
      />
    )
  if (state.type !== 'playing') return null
  const { Table, begun } = state
  return (
    <div className={styles.play}>
      {play.read && <SourceSheet id={queue.place.id} {...play.read} onClose={play.stopReading} />}
      <Table
        pack={state.pack}
        scenario={state.scenario}
        at={queue.place.id}
        game={state.replay || begun ? undefined : returnPlace().game}
        seats={begun?.begun.seats}
        options={begun?.begun.options}
        seed={begun?.begun.seed === undefined ? undefined : readSeed(begun.begun.seed)}
        begin={begun?.game}
        campaign={campaignOf(begun?.begun.campaign, state.pack)}
        replay={state.replay}
        onKept={goOnWith}
        language={language}
        onLeave={play.leave}
        onWrite={async (file, text) => {
          const name = freeName(file, session.document.files)
          session.files.make({ file: name, changes: [{ type: 'add', file: name, text }] })
          return { type: 'written', file: name }
        }}
        onShowSource={play.showSource}
      />
    </div>
  )
}

/** The state of a campaign that begins; undefined without one. */
function campaignOf(id: string | undefined, pack: RawPack): CampaignState | undefined {
  const campaign = campaignNamed(pack, id)
  return campaign && beginCampaign(campaign)
}
