'use client'
import * as Tabs from '@radix-ui/react-tabs'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Seats } from '../panels/seats'
import styles from '../playtest.module.css'
import { Tracks } from '../table/tracks'
import { offersTo, type Tab, tabsOf } from '../tabs'
import { useNarrow, useWide } from '../use-wide'
import { PANELS } from './panels'
import type { Screen } from './use-screen'

/** Beside the board, on a small screen under it: who plays, and the parts of the panel. */
export function Side({ screen }: { readonly screen: Screen }) {
  const t = useTranslations('play')
  const { view, sheet, asked } = screen
  const isSheet = useNarrow()
  const tabs = tabsOf(view.table, asked)
  const offers = offersTo(view.table, view.viewer)
  return (
    <aside ref={sheet.element} className={styles.side} data-open={sheet.isOpen} aria-label={t('panel')}>
      <button
        type="button"
        className={styles.handle}
        onClick={sheet.toggle}
        aria-expanded={sheet.isOpen}
        aria-label={t(sheet.isOpen ? 'hidePanel' : 'showPanel')}
      >
        {sheet.isOpen ? <ChevronDown size={18} /> : <ChevronUp size={18} />}
      </button>
      {!isSheet && <SeatsAndTracks {...screen} />}
      <Tabs.Root
        value={sheet.tab}
        onValueChange={(next) => sheet.open(next as Tab)}
        style={{ display: 'contents' }}
      >
        <Tabs.List className={styles.tabs}>
          {tabs.map((one) => (
            <Tabs.Trigger key={one} value={one}>
              {t(`tabs.${one}`)}
              {one === 'deals' && offers > 0 && <b>{offers}</b>}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {Object.entries(PANELS).map(([id, panel]) => (
          <Tabs.Content key={id} value={id} className={styles.panel}>
            {sheet.tab === id && panel(screen)}
          </Tabs.Content>
        ))}
      </Tabs.Root>
      {isSheet && <SeatsAndTracks {...screen} />}
    </aside>
  )
}

function SeatsAndTracks({ game, view, components, words: { look, nameOf, nameOfSeat, format } }: Screen) {
  const isWide = useWide()
  return (
    <div className={styles.seats}>
      <Seats {...{ game, view, look, nameOfSeat, format }} />
      {isWide && <Tracks tracks={view.table.tracks ?? []} {...{ look, nameOf, format, components }} />}
    </div>
  )
}
