'use client'
import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useEffect, useId, useState } from 'react'
import type { RulesetSummary } from '../../schemas/api'
import { THEMES } from '../_picture/picture'
import { inLanguage } from '../_text/in-language'
import { Button } from '../_ui/button'
import { Dialog } from '../_ui/dialog'
import { listRulesets, newPack } from './api'
import styles from './new-pack.module.css'
import { PackNameField } from './pack-name-field'
import { useTries } from './use-tries'

/** Asks for a ruleset and a name, creates the pack and opens it in the studio. An error is shown here, and the input stays. */
export function NewPack({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('home')
  const { push } = useRouter()
  const [rulesets, setRulesets] = useState<readonly RulesetSummary[]>([])
  // One key for each opening of the dialog, so that a second press creates no second pack.
  const [key] = useState(() => crypto.randomUUID())
  const { problem, working, run } = useTries()
  useEffect(() => {
    void run(async () => setRulesets(await listRulesets()))
  }, [run])
  const make = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    void run(async () => {
      const { draft } = await newPack(String(form.get('ruleset')), String(form.get('name')), key)
      push(`/studio/${draft.id}`)
    })
  }
  return (
    <Dialog open wide onClose={onClose} title={t('newPack')} testId="new-pack">
      <form onSubmit={make} className={styles.form}>
        <p className={styles.hint}>{t('newPackHint')}</p>
        <PackNameField label={t('newPackName')} />
        <fieldset className={styles.rulesets}>
          <legend>{t('newPackRules')}</legend>
          {rulesets.map((ruleset, index) => (
            <RulesetChoice key={ruleset.id} ruleset={ruleset} isFirst={index === 0} />
          ))}
        </fieldset>
        {problem && <p role="alert">{problem}</p>}
        <div className={styles.buttons}>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" look="main" disabled={working || rulesets.length === 0}>
            {t('newPackMake')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function RulesetChoice({ ruleset, isFirst }: { ruleset: RulesetSummary; isFirst: boolean }) {
  const language = useLocale()
  const about = useId()
  const { id, game, name, summary } = ruleset
  return (
    <label className={styles.ruleset}>
      <input type="radio" name="ruleset" value={id} defaultChecked={isFirst} aria-describedby={about} />
      <span className={styles.map} aria-hidden="true">
        {THEMES.map((theme) => (
          // biome-ignore lint/performance/noImgElement: a drawing, which nothing resizes.
          <img key={theme} src={`/api/rulesets/${id}/picture/${theme}`} alt="" loading="lazy" />
        ))}
      </span>
      <strong>{inLanguage(game ?? name, language)}</strong>
      <small id={about}>
        {game && `${inLanguage(name, language)}. `}
        {summary && inLanguage(summary, language)}
      </small>
    </label>
  )
}
