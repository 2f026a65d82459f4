'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { rulesetsNamedIn } from '../../schemas/reading/ruleset-named'
import { GameTexts } from '../_text/game-texts'
import { ButtonLink } from '../_ui/button'
import { useOpenStudio } from './open-studio'
import styles from './studio.module.css'
import { StudioProvider, useSessionPart, useWorkbench } from './studio-context'
import { StudioScreen } from './studio-screen'
import { parseText } from './yaml/parse-text'

const Wait = () => (
  <main className={styles.wait} aria-busy="true">
    <p>{useTranslations('studio')('opening')}</p>
  </main>
)

const textOf = (content: string | Uint8Array | undefined) => (typeof content === 'string' ? content : '')

/** Provides the messages of all rulesets that the pack and its required packs name. */
function Worded() {
  const { opened } = useWorkbench()
  const ruleset = useSessionPart(({ checked }) => checked.pack?.manifest.ruleset)
  const [rulesets, setRulesets] = useState(() =>
    rulesetsNamedIn(
      [opened, ...(opened.required ?? [])].map(({ files }) => parseText(textOf(files['pack.yaml'])).value),
    ),
  )
  if (ruleset !== undefined && !rulesets.includes(ruleset)) setRulesets([...rulesets, ruleset])
  return (
    <GameTexts rulesets={rulesets} wait={<Wait />}>
      <StudioScreen />
    </GameTexts>
  )
}

/** The studio: files, map and text of one pack. */
export default function Studio({ id }: { readonly id: string }) {
  const t = useTranslations('studio')
  const opening = useOpenStudio(id)
  if (opening.type === 'open')
    return (
      <StudioProvider value={opening.workbench}>
        <Worded />
      </StudioProvider>
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
