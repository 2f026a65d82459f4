'use client'
import { useTranslations } from 'next-intl'
import type { Message, RawPack } from '../../../engine/types'
import type { Trouble } from '../../_open/opened'
import { packNames } from '../../_play/pack-names'
import styles from '../../_shell/message.module.css'
import { GameTexts, type PageTexts } from '../../_text/game-texts'
import { inLanguage } from '../../_text/in-language'
import { useFormat } from '../../_text/use-say'
import { Button, ButtonLink } from '../../_ui/button'

type Props = Trouble & { readonly id: string; readonly language: string; readonly scenario?: string }

/** The reason why there is no game at this address, with links. */
export default function NoGame(props: Props) {
  const t = useTranslations('errors')
  return (
    <main className={styles.message} data-trouble={props.trouble}>
      <Words {...props} />
      <ButtonLink href="/">{t('backHome')}</ButtonLink>
    </main>
  )
}

function Words(props: Props) {
  if (props.trouble === 'unknown') return <Unknown {...props} />
  if (props.trouble === 'nowhere' || props.trouble === 'away') return <NoSavedGame {...props} />
  return <NoPack {...props} />
}

const NONE: readonly string[] = []

/** The messages of findings about files, complete. */
const FINDINGS: PageTexts = {
  en: () => import('../../../schemas/text/en.json'),
  it: () => import('../../../schemas/text/it.json'),
}

function Why({ message }: { readonly message: Message }) {
  const format = useFormat()
  return <p data-testid="pack-error">{format(message)}</p>
}

function NoPack({ id, trouble, error }: Props) {
  const t = useTranslations('errors')
  return (
    <>
      <h1>{t(trouble === 'notFound' ? 'notFound' : 'title')}</h1>
      <p>{t(trouble === 'broken' ? 'packBroken' : 'notFoundHint')}</p>
      {error && (
        <GameTexts rulesets={NONE} more={FINDINGS} wait={null}>
          <Why message={error.message} />
        </GameTexts>
      )}
      {trouble === 'broken' && (
        <ButtonLink href={`/studio/${id}`} look="main">
          {t('openStudio')}
        </ButtonLink>
      )}
    </>
  )
}

/** A saved game that neither this browser nor the server has, or that may be on a server which does not answer. */
function NoSavedGame({ id, trouble, scenario }: Props) {
  const t = useTranslations('play.address')
  const isAway = trouble === 'away'
  return (
    <>
      <h1>{t(isAway ? 'away' : 'nowhere')}</h1>
      <p>{t(isAway ? 'awayHint' : 'nowhereHint')}</p>
      {isAway && (
        <Button look="main" onClick={() => location.reload()}>
          {t('again')}
        </Button>
      )}
      <ButtonLink href={addressOf(id, scenario)} look={isAway ? 'plain' : 'main'} data-new-game>
        {t('new')}
      </ButtonLink>
    </>
  )
}

/** The address names something that this pack does not have: a scenario, a player, an invalid seed. */
function Unknown({ id, pack, names, language }: Props & { pack: RawPack; names: readonly string[] }) {
  const t = useTranslations('play.address')
  const asked = new URLSearchParams(location.search)
  const nameOf = packNames(pack, language)
  const without = new URLSearchParams(location.search)
  for (const name of names) without.delete(name)
  return (
    <>
      <h1>{t('unknown')}</h1>
      <ul className={styles.list}>
        {names.map((name) => (
          <li key={name} data-unknown={name}>
            {t(`parts.${name}`, {
              value: asked.getAll(name).join(', '),
              pack: inLanguage(pack.manifest.name, language),
            })}
          </li>
        ))}
      </ul>
      {names.includes('scenario') ? (
        <>
          <p>{t('scenarios')}</p>
          <ul className={styles.list}>
            {Object.keys(pack.scenarios).map((scenario) => (
              <li key={scenario}>
                <ButtonLink href={addressOf(id, scenario)} data-scenario={scenario}>
                  <bdi>{nameOf('scenarios', scenario)}</bdi>
                </ButtonLink>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <ButtonLink look="main" href={`/play/${encodeURIComponent(id)}?${without}`} data-without>
          {t('without')}
        </ButtonLink>
      )}
    </>
  )
}

const addressOf = (id: string, scenario: string | undefined) =>
  `/play/${encodeURIComponent(id)}${scenario ? `?${new URLSearchParams({ scenario })}` : ''}`
