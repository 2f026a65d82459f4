'use client'
import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { seatsOf } from '../../engine/kernel/seats'
import { readSeed } from '../../engine/kernel/seed'
import type { RawPack } from '../../engine/types'
import type { CampaignFile } from '../../schemas/generated/content'
import type { NameOf } from '../_board/types'
import { pictureOf } from '../_picture/small-picture'
import type { Begun } from '../_play/host/asked'
import { packHelp, usePackNames } from '../_play/pack-names'
import { useTheme } from '../_shell/use-theme'
import { Button } from '../_ui/button'
import { Play } from '../_ui/icons'
import type { SetUpPack } from './open-to-set-up'
import { forgetChoices, keepChoices, savedChoices } from './saved-choices'
import { SeatsForm } from './seats-form'
import { numbersOf, openOptions, usualSetUp, withCampaign, withScenario } from './set-up'
import styles from './set-up.module.css'
import { useLater } from './use-later'

type Props = SetUpPack & {
  /** The scenario to select first. */
  readonly scenario?: string
  readonly onStart: (begun: Begun) => void
  readonly onClose: () => void
}

/** All settings of a game; the defaults equal those of the quick start. */
export function SetUpForm({ pack, lengthKey, scenario, onStart, onClose }: Props) {
  const t = useTranslations('setUp')
  const nameOf = usePackNames(pack, useLocale())
  const [begun, setBegun] = useState(() => savedChoices(pack, scenario) ?? usualSetUp(pack, scenario))
  useEffect(() => keepChoices(pack, begun), [pack, begun])
  const form = useRef<HTMLFormElement>(null)
  // The sheet opened with a button that is gone. From the scenario, arrows choose and Enter starts.
  useEffect(() => form.current?.querySelector<HTMLElement>('input:checked')?.focus(), [])
  const start = (event: FormEvent) => {
    event.preventDefault()
    forgetChoices(pack)
    onStart(begun)
  }
  return (
    <form ref={form} className={styles.form} onSubmit={start}>
      <div className={styles.columns}>
        <Scenarios
          {...{ pack, lengthKey, nameOf, begun }}
          onScenario={(id) => setBegun(withScenario(pack, begun, id))}
          onCampaign={(campaign) => setBegun(withCampaign(pack, begun, campaign))}
        />
        <div className={styles.rest}>
          <About {...{ pack, begun, nameOf }} />
          <SeatsForm {...{ pack, nameOf, begun }} onChange={setBegun} />
          <Options {...{ pack, nameOf, begun }} onChange={setBegun} />
          <SeedField begun={begun} onChange={setBegun} />
        </div>
      </div>
      <div className={styles.buttons}>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="submit" look="main" icon={<Play size={16} aria-hidden />} data-start>
          {t('start')}
        </Button>
      </div>
    </form>
  )
}

type PartProps = { readonly pack: RawPack; readonly nameOf: NameOf; readonly begun: Begun }

/** The scenarios, each with its length and its seats, then the campaigns. */
function Scenarios({
  pack,
  lengthKey,
  nameOf,
  begun,
  onScenario,
  onCampaign,
}: PartProps &
  Pick<SetUpPack, 'lengthKey'> & {
    readonly onScenario: (id: string) => void
    readonly onCampaign: (campaign: CampaignFile) => void
  }) {
  const t = useTranslations('setUp')
  const words = useTranslations()
  return (
    <fieldset className={styles.scenarios}>
      <legend>{t('scenario')}</legend>
      {Object.values(pack.scenarios).map((scenario) => (
        <label key={scenario.id} className={styles.scenario}>
          <input
            type="radio"
            name="scenario"
            value={scenario.id}
            checked={begun.scenario === scenario.id && begun.campaign === undefined}
            onChange={() => onScenario(scenario.id)}
          />
          <strong>{nameOf('scenarios', scenario.id)}</strong>
          <small>
            {[
              t('seats', { count: seatsOf(scenario).seats.length }),
              lengthKey && words.has(lengthKey) && words(lengthKey, numbersOf(scenario)),
            ]
              .filter(Boolean)
              .join(' · ')}
          </small>
        </label>
      ))}
      {pack.campaigns?.map((campaign) => (
        <label key={campaign.id} className={styles.scenario}>
          <input
            type="radio"
            name="scenario"
            value={`campaign ${campaign.id}`}
            checked={begun.campaign === campaign.id}
            onChange={() => onCampaign(campaign)}
            data-campaign={campaign.id}
          />
          <strong>{nameOf('campaigns', campaign.id)}</strong>
          <small>{t('campaign', { count: campaign.steps.length })}</small>
        </label>
      ))}
    </fieldset>
  )
}

/** Factor by which the picture is smaller than a large one. */
const SMALLER = 1.5

/** The description of the scenario or the campaign, and the first map. */
function About({ pack, begun: { scenario, campaign }, nameOf }: PartProps) {
  const t = useTranslations('setUp')
  const theme = useTheme()
  const language = useLocale()
  const picture = useLater(
    () => pictureOf(pack, scenario, theme, SMALLER),
    `${pack.scenarios[scenario].map} ${theme}`,
  )
  return (
    <section className={styles.about} aria-live="polite">
      <div className={styles.map}>
        {picture && (
          // biome-ignore lint/performance/noImgElement: a drawing, which nothing resizes
          <img src={picture} alt={t('map', { name: nameOf('scenarios', scenario) })} />
        )}
      </div>
      <p>
        {campaign === undefined
          ? packHelp(pack, language, 'scenarios', scenario)
          : packHelp(pack, language, 'campaigns', campaign)}
      </p>
    </section>
  )
}

type ChangeProps = { readonly onChange: (begun: Begun) => void }

/** Options that players choose before everything else can be set here. */
function Options({ pack, nameOf, begun, onChange }: PartProps & ChangeProps) {
  const t = useTranslations('setUp')
  const options = openOptions(pack, begun.scenario)
  if (options.length === 0) return null
  return (
    <fieldset className={styles.fields}>
      <legend>{t('options')}</legend>
      {options.map(({ id, choices }) => (
        <label key={id} className={styles.field}>
          <span>{nameOf('options', id)}</span>
          <select
            value={begun.options[id] ?? ''}
            data-option={id}
            onChange={({ target: { value } }) => {
              const { [id]: _, ...others } = begun.options
              onChange({ ...begun, options: value ? { ...others, [id]: value } : others })
            }}
          >
            <option value="">{t('atTable')}</option>
            {choices.map((choice) => (
              <option key={choice} value={choice}>
                {nameOf('options', choice)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  )
}

/** The seed, folded away. */
function SeedField({ begun, onChange }: { readonly begun: Begun } & ChangeProps) {
  const t = useTranslations('setUp')
  return (
    <details className={styles.seed}>
      <summary>{t('seed')}</summary>
      <label className={styles.field}>
        <span>{t('seedLabel')}</span>
        <input
          name="seed"
          autoComplete="off"
          spellCheck={false}
          defaultValue={begun.seed}
          aria-describedby="seed-hint"
          onChange={({ target }) => {
            const seed = target.value.trim()
            target.setCustomValidity(seed === '' || readSeed(seed) !== undefined ? '' : t('seedWrong'))
            onChange({ ...begun, seed: seed === '' ? undefined : seed })
          }}
        />
      </label>
      <small id="seed-hint">{t('seedHint')}</small>
    </details>
  )
}
