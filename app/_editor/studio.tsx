'use client'
import * as Tooltip from '@radix-ui/react-tooltip'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { rulesetsIn } from '../../schemas/requires'
import { GameTexts } from '../_text/game-texts'
import { ButtonLink } from '../_ui/button'
import { packFilesOf } from './model/dependencies'
import { useOpenStudio } from './open-studio'
import styles from './studio.module.css'
import { StudioProvider, useSessionState, useWorkbench } from './studio-context'
import { StudioScreen } from './studio-screen'

const Wait = () => (
  <main className={styles.wait} aria-busy="true">
    <p>{useTranslations('studio')('opening')}</p>
  </main>
)

/** With the words of the games that the pack is or was written for. */
function Worded() {
  const { opened } = useWorkbench()
  const ruleset = useSessionState().checked.pack?.manifest.ruleset
  const [rulesets, setRulesets] = useState(() => rulesetsIn(opened.files, packFilesOf(opened.required)))
  if (ruleset !== undefined && !rulesets.includes(ruleset)) setRulesets([...rulesets, ruleset])
  return (
    <GameTexts rulesets={rulesets} wait={<Wait />}>
      <StudioScreen />
    </GameTexts>
  )
}

/** The workshop: files, map and text of one pack. */
export default function Studio({ id }: { readonly id: string }) {
  const t = useTranslations('studio')
  const opening = useOpenStudio(id)
  if (opening.type === 'open')
    return (
      <Tooltip.Provider delayDuration={400}>
        <StudioProvider value={opening.workbench}>
          <Worded />
        </StudioProvider>
      </Tooltip.Provider>
    )
  if (opening.type === 'opening') return <Wait />
  return (
    <main className={styles.wait}>
      <h1>{t(opening.type === 'missing' ? 'missing' : 'failed')}</h1>
      <p>{opening.type === 'missing' ? t('missingHint') : opening.reason}</p>
      <ButtonLink href="/">{t('home')}</ButtonLink>
    </main>
  )
}
