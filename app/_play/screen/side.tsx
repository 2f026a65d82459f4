'use client'
import { useTranslations } from 'next-intl'
import { Suspense } from 'react'
import { ChevronDown, ChevronUp } from '../../_ui/icons'
import { Tabs } from '../../_ui/tabs'
import { Inspected } from '../inspection/inspected'
import styles from '../playtest.module.css'
import { Seats } from '../seats/seats'
import { PANELS } from './panels'
import { Tracks } from './parts'
import { offersTo, tabsOf } from './tabs'
import { inOtherColumns, useStacks } from './use-columns'
import type { Screen } from './use-screen'
import { useSmall, useWide } from './use-wide'

/** Beside the board, or under it on a small screen: the players, and the tabs of the panel. */
export function Side({ screen }: { readonly screen: Screen }) {
  const t = useTranslations('play')
  const { view, sheet, asked, columns } = screen
  const isSheet = useSmall()
  const others = inOtherColumns(tabsOf(view.table, asked), sheet.tab, columns, useStacks())
  const tabs = tabsOf(view.table, asked)
  const offers = offersTo(view.table, view.viewer)
  return (
    <aside ref={sheet.element} className={styles.side} data-open={sheet.isOpen} aria-label={t('panel')}>
      <h2 className="sr-only">{t('panel')}</h2>
      <div className={styles.column}>
        <button
          type="button"
          className={styles.handle}
          onClick={sheet.toggle}
          aria-expanded={sheet.isOpen}
          aria-label={t(sheet.isOpen ? 'hidePanel' : 'showPanel')}
        >
          {sheet.isOpen ? <ChevronDown size={18} /> : <ChevronUp size={18} />}
        </button>
        {!isSheet && <SeatsAndTracks {...screen} canFold />}
        <Tabs
          tabs={tabs.map((one) => [
            one,
            one === 'deals' ? <Deals key={one} offers={offers} /> : t(`tabs.${one}`),
          ])}
          chosen={sheet.tab}
          onChoose={sheet.open}
          className={styles.tabs}
          panelClassName={styles.panel}
        >
          <Suspense>{PANELS[sheet.tab](screen)}</Suspense>
        </Tabs>
        {isSheet && <SeatsAndTracks {...screen} canFold={false} />}
      </div>
      {others.map((column, at) => (
        <div key={column[0]} className={styles.column}>
          {column.map((tab) => (
            <section key={tab} className={styles.beside} aria-label={t(`tabs.${tab}`)} data-beside={tab}>
              <h3 className={styles.besideHead}>{t(`tabs.${tab}`)}</h3>
              <div
                // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and may have nothing else that keys could reach
                tabIndex={0}
                className={styles.panel}
              >
                <Suspense>{PANELS[tab](screen)}</Suspense>
              </div>
            </section>
          ))}
          {at === others.length - 1 && <Inspected screen={screen} isDocked />}
        </div>
      ))}
    </aside>
  )
}

/** The label with the number of waiting offers. */
function Deals({ offers }: { readonly offers: number }) {
  const t = useTranslations('play')
  return (
    <>
      {t('tabs.deals')}
      {offers > 0 && <b>{offers}</b>}
    </>
  )
}

function SeatsAndTracks({
  game,
  view,
  components,
  words: { look, nameOf, nameOfSeat, format },
  canFold,
}: Screen & { readonly canFold: boolean }) {
  const isWide = useWide()
  return (
    <div className={styles.seats}>
      <Seats {...{ game, view, look, nameOfSeat, format, canFold }} />
      <Suspense>
        {isWide && view.table.tracks && (
          <Tracks tracks={view.table.tracks} {...{ look, nameOf, format, components }} />
        )}
      </Suspense>
    </div>
  )
}
