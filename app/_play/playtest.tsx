'use client'
import { useTranslations } from 'next-intl'
import { useMemo, useState } from 'react'
import { compile } from '../../engine/game'
import type { Match } from '../../engine/match/port/match'
import type { Finding, GameDef, RawPack, Result } from '../../engine/types'
import { useFormat } from '../_text/use-say'
import { Button } from '../_ui/button'
import { ArrowLeft } from '../_ui/icons'
import { useMatch } from './host/use-match'
import { usePackNames } from './pack-names'
import styles from './playtest.module.css'
import { PlayScreen } from './screen/play-screen'
import { TableSkeleton } from './skeleton'
import { SlowStore } from './slow-store'
import type { PlaytestProps } from './types'

/** Plays a scenario of a pack at once, with the engine in the browser. Another pack starts another game. */
export function Playtest(props: PlaytestProps) {
  const { pack, scenario } = props
  const compiled = useMemo(() => tryCompile(pack, scenario), [pack, scenario])
  if (!compiled.ok) return <Broken findings={compiled.error} {...props} />
  return <Table key={`${pack.digest} ${scenario}`} def={compiled.value} {...props} />
}

/** Resumes the saved game, if there is one. A game of another pack or other rules is replayed as far as possible on request. */
function Table(props: PlaytestProps & { readonly def: GameDef }) {
  const [replayed, setReplayed] = useState<string>()
  return (
    <OpenTable
      key={replayed}
      {...props}
      game={replayed ?? props.game}
      onReplay={(game) => setReplayed(game)}
    />
  )
}

function OpenTable(
  props: PlaytestProps & { readonly def: GameDef; readonly onReplay: (game: string) => void },
) {
  // The rest is plain data, because functions cannot be posted to a worker.
  const { def, where, language, onKept, onLeave, onWrite, onChangePack, onShowSource, onReplay, ...asked } =
    props
  const [isAlone, setAlone] = useState(false)
  const isWithoutStore = isAlone || props.isWithoutStore
  const match = useMatch(def, { ...asked, isWithoutStore }, where)
  if (!match)
    return (
      <TableSkeleton>
        <SlowStore onWithout={() => setAlone(true)} />
      </TableSkeleton>
    )
  return <PlayScreen key={keyOf(match)} {...props} match={match} />
}

const keys = new WeakMap<Match, number>()
let lastKey = 0

/** A different key for each match, so that another match gets a new screen. */
function keyOf(match: Match): number {
  const key = keys.get(match) ?? ++lastKey
  keys.set(match, key)
  return key
}

/** A pack that slipped through the checks must report its error, not take the page down. */
function tryCompile(pack: RawPack, scenario: string): Result<GameDef, Finding[]> {
  try {
    return compile(pack, scenario)
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error)
    return {
      ok: false,
      error: [
        {
          file: pack.scenarios[scenario]?.file ?? 'pack.yaml',
          path: [],
          code: 'E-COMPILE',
          severity: 'error',
          message: { key: 'play.cannotCompile', values: { text } },
        },
      ],
    }
  }
}

function Broken({
  findings,
  pack,
  language,
  onLeave,
  onShowSource,
}: PlaytestProps & { findings: Finding[] }) {
  const t = useTranslations('play')
  const format = useFormat(usePackNames(pack, language))
  return (
    <main className={styles.broken} data-play="broken">
      <h1>{t('cannotStart')}</h1>
      <p>{t('cannotStartHint')}</p>
      <ul>
        {findings.map((finding) => (
          <li key={`${finding.file} ${finding.code} ${finding.path.join('.')}`}>
            {format(finding.message)} <code>{finding.file}</code>{' '}
            {onShowSource && (
              <Button small look="quiet" onClick={() => onShowSource(finding)}>
                {t('showPlace')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Button icon={<ArrowLeft size={15} />} onClick={onLeave}>
        {t('leave')}
      </Button>
    </main>
  )
}
