'use client'
import { ArrowLeft } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { compile } from '../../engine/game'
import type { Finding, GameDef, RawPack, Refusal, Result, Seat } from '../../engine/types'
import { Button } from '../_ui/button'
import type { Control } from './model/play-game'
import { PlayScreen } from './play-screen'
import styles from './playtest.module.css'
import { usePackNames, useSay } from './use-say'

export type PlaytestProps = {
  readonly pack: RawPack
  readonly scenario: string
  /** Language of the pack's names; the interface follows the page. */
  readonly language: string
  readonly seats?: Readonly<Record<Seat, Control>>
  readonly seed?: number
  readonly onLeave: () => void
  /** "Show the number": the place in the pack that decided a refusal. */
  readonly onShowSource?: (file: string, path: NonNullable<Refusal['source']>['path']) => void
}

/** Plays a scenario of a pack at once, with the engine in the browser. Another pack starts another game. */
export function Playtest(props: PlaytestProps) {
  const { pack, scenario } = props
  const compiled = useMemo(() => tryCompile(pack, scenario), [pack, scenario])
  if (!compiled.ok) return <Broken findings={compiled.error} {...props} />
  return <PlayScreen key={`${pack.digest} ${scenario}`} def={compiled.value} {...props} />
}

/** A pack that slipped through the checks must say so, not take the page down. */
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
  const say = useSay(usePackNames(pack, language))
  return (
    <main className={styles.broken} data-play="broken">
      <h1>{t('cannotStart')}</h1>
      <p>{t('cannotStartHint')}</p>
      <ul>
        {findings.map((finding) => (
          <li key={`${finding.file} ${finding.code} ${finding.path.join('.')}`}>
            {say(finding.message)} <code>{finding.file}</code>{' '}
            {onShowSource && (
              <Button small look="quiet" onClick={() => onShowSource(finding.file, finding.path)}>
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
