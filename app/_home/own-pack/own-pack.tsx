'use client'
import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useEffect, useState } from 'react'
import type { PackSummary } from '../../../schemas/api'
import type { PageTexts } from '../../_text/game-texts'
import { inLanguage } from '../../_text/in-language'
import { withTexts } from '../../_text/with-texts'
import { Button } from '../../_ui/button'
import { Dialog } from '../../_ui/dialog'
import field from '../../_ui/field.module.css'
import { findPack, ownPack } from '../api'
import forms from '../new-pack.module.css'
import { PackNameField } from '../pack-name-field'
import { useTries } from '../use-tries'
import styles from './own-pack.module.css'

const TEXTS: PageTexts = { en: () => import('./text/en.json'), it: () => import('./text/it.json') }

type Props = { readonly id: string; readonly name: string; readonly onClose: () => void }

/** Asks for the contents and a name, creates the pack and opens it in the studio. An error is shown here, and the input stays. */
function Form({ id, name, onClose }: Props) {
  const t = useTranslations('ownPack')
  const home = useTranslations('home')
  const { push } = useRouter()
  const [pack, setPack] = useState<PackSummary>()
  const [chosen, setChosen] = useState<readonly string[]>([])
  // One key for each opening of the dialog, so that a second press creates no second pack.
  const [key] = useState(() => crypto.randomUUID())
  const { problem, working, run } = useTries()
  useEffect(() => {
    void run(async () => {
      const found = await findPack(id)
      setPack(found)
      setChosen(found?.scenarios.map((one) => one.id) ?? [])
    })
  }, [run, id])
  const make = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    void run(async () => {
      const { draft } = await ownPack({
        pack: id,
        name: String(form.get('name')),
        key,
        own: {
          ...(String(form.get('author')).trim() && { author: String(form.get('author')) }),
          ...(chosen.length < (pack?.scenarios.length ?? 0) && { scenarios: chosen }),
          cases: form.get('cases') !== null,
        },
      })
      push(`/studio/${draft.id}`)
    })
  }
  return (
    <Dialog open wide onClose={onClose} title={t('title', { name })} testId="own-pack">
      <form onSubmit={make} className={forms.form}>
        <p className={forms.hint}>{t('hint')}</p>
        <div className={styles.names}>
          <PackNameField label={t('name')} />
          <label className={forms.name}>
            <span>
              {t('author')} <small className={forms.hint}>({t('optional')})</small>
            </span>
            <input className={field.field} name="author" maxLength={80} autoComplete="name" />
          </label>
        </div>
        {pack && <Scenarios {...{ pack, chosen, setChosen }} />}
        <label className={styles.check}>
          <input type="checkbox" name="cases" defaultChecked />
          <span>
            {t('cases')} <small>{t('casesHint')}</small>
          </span>
        </label>
        {problem && <p role="alert">{problem}</p>}
        <div className={forms.buttons}>
          <Button onClick={onClose}>{home('cancel')}</Button>
          <Button type="submit" look="main" disabled={working || chosen.length === 0}>
            {t('make')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

export const OwnPack = withTexts(TEXTS, Form)

function Scenarios(props: {
  readonly pack: PackSummary
  readonly chosen: readonly string[]
  readonly setChosen: (chosen: readonly string[]) => void
}) {
  const t = useTranslations('ownPack')
  const language = useLocale()
  const { pack, chosen, setChosen } = props
  const all = pack.scenarios.map(({ id }) => id)
  return (
    <fieldset className={styles.scenarios}>
      <legend>{t('scenarios')}</legend>
      <div className={styles.quick}>
        <Button small look="quiet" onClick={() => setChosen(all)}>
          {t('all')}
        </Button>
        <Button small look="quiet" onClick={() => setChosen([])}>
          {t('none')}
        </Button>
      </div>
      <div className={styles.list}>
        {pack.scenarios.map(({ id, name }) => (
          <label key={id} className={styles.check}>
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              onChange={({ target }) =>
                setChosen(all.filter((one) => (one === id ? target.checked : chosen.includes(one))))
              }
            />
            <span>{name ? inLanguage(name, language) : id}</span>
          </label>
        ))}
      </div>
      <p className={forms.hint} role="status">
        {t(chosen.length === 0 ? 'choose' : 'needed')}
      </p>
    </fieldset>
  )
}
