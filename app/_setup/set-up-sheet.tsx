'use client'
import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import type { RawPack } from '../../engine/types'
import { addressToBegin, type Begun } from '../_play/host/asked'
import { newId } from '../_shell/new-id'
import { GameTexts, type PageTexts } from '../_text/game-texts'
import { inLanguage } from '../_text/in-language'
import { merged } from '../_text/merged-texts'
import { useFormat } from '../_text/use-say'
import { Button } from '../_ui/button'
import { Dialog } from '../_ui/dialog'
import { type NotOpened, openToSetUp, type SetUpPack, withLength } from './open-to-set-up'
import styles from './set-up.module.css'
import { SetUpForm } from './set-up-form'

const TEXTS: PageTexts = {
  en: () =>
    merged([import('./text/en.json'), import('../_play/text/en.json'), import('../../engine/text/en.json')]),
  it: () =>
    merged([import('./text/it.json'), import('../_play/text/it.json'), import('../../engine/text/it.json')]),
}

type Props = {
  /** The id of a pack of the catalog, or of a draft. */
  readonly id: string
  /** The name to show until the pack has loaded. */
  readonly name: string
  readonly onClose: () => void
  /** The pack, if it has loaded, and the scenario to select first. */
  readonly at?: { readonly pack: RawPack; readonly scenario?: string }
  /** Starts the game under an id of its own; by default at the address of the table. */
  readonly onStart?: (begun: Begun, game: string) => void
}

/** The sheet for setting up a new game: the scenario, the players and the options. */
export function SetUpSheet(props: Props) {
  const { id, at } = props
  const pack = at?.pack
  const language = useLocale()
  const [opened, setOpened] = useState<SetUpPack | NotOpened>()
  useEffect(() => {
    let isWanted = true
    const opening = pack ? withLength(pack, language) : openToSetUp(id, language)
    opening.then(
      (answer) => isWanted && setOpened(answer),
      () => isWanted && setOpened({ trouble: 'failed' }),
    )
    return () => {
      isWanted = false
    }
  }, [id, language, pack])
  const rulesets = opened && 'pack' in opened ? [opened.pack.manifest.ruleset] : []
  return (
    <GameTexts rulesets={rulesets} more={TEXTS} wait={null}>
      <Sheet {...props} opened={opened} />
    </GameTexts>
  )
}

function Sheet({
  id,
  name,
  opened,
  at,
  onClose,
  onStart,
}: Props & { readonly opened: SetUpPack | NotOpened | undefined }) {
  const t = useTranslations('setUp')
  const language = useLocale()
  const { push } = useRouter()
  const [game] = useState(newId)
  const title = opened && 'pack' in opened ? nameOfPack(opened.pack, language) : name
  return (
    <Dialog wide onClose={onClose} title={t('title', { pack: title })} testId="set-up">
      {opened && 'pack' in opened ? (
        <SetUpForm
          {...opened}
          scenario={at?.scenario}
          onStart={(begun) => (onStart ? onStart(begun, game) : push(addressToBegin(id, game, begun)))}
          onClose={onClose}
        />
      ) : (
        <Waiting opened={opened} onClose={onClose} />
      )}
    </Dialog>
  )
}

function Waiting({
  opened,
  onClose,
}: {
  readonly opened: NotOpened | undefined
  readonly onClose: () => void
}) {
  const t = useTranslations('setUp')
  const format = useFormat()
  return (
    <>
      <p role="status">
        {!opened
          ? t('opening')
          : opened.error
            ? t('broken', { why: format(opened.error.message) })
            : t('notOpened')}
      </p>
      <div className={styles.buttons}>
        <Button onClick={onClose}>{t('cancel')}</Button>
      </div>
    </>
  )
}

const nameOfPack = ({ manifest: { name } }: RawPack, language: string): string => inLanguage(name, language)
