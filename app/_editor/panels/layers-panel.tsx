'use client'
import { Eye, EyeOff } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import type { PageTexts } from '../../_text/game-texts'
import { withTexts } from '../../_text/with-texts'
import { FADES, LAYERS, type Layer, type View } from '../views/view'
import styles from './layers-panel.module.css'

/** The words of the panel. */
export const LAYER_WORDS: PageTexts = {
  en: () => import('../text/en.json'),
  it: () => import('../text/it.json'),
}

/** What is shown over the ground of the map, layer by layer, and how strongly the ground itself and what lies on it. */
function Layers({ view, onView }: { readonly view: View; readonly onView: (view: View) => void }) {
  const t = useTranslations('layers')
  return (
    <section className={styles.panel} aria-label={t('title')} data-over-board data-testid="layers">
      <h3 className={styles.title}>{t('title')}</h3>
      <ul>
        {LAYERS.map((layer) => (
          <li key={layer}>
            <Shown layer={layer} view={view} onView={onView} />
          </li>
        ))}
        {FADES.map((layer) => (
          <li key={layer}>
            <Strength
              label={t(layer)}
              value={view.strength[layer]}
              onChange={(value) => onView({ ...view, strength: { ...view.strength, [layer]: value } })}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Shown({ layer, view, onView }: { readonly layer: Layer } & Parameters<typeof Layers>[0]) {
  const t = useTranslations('layers')
  const Icon = view[layer] ? Eye : EyeOff
  return (
    <button
      type="button"
      className={styles.shown}
      aria-pressed={view[layer]}
      onClick={() => onView({ ...view, [layer]: !view[layer] })}
      data-testid={`layer-${layer}`}
    >
      <Icon size={16} aria-hidden="true" />
      {t(layer)}
    </button>
  )
}

/** In tenths, as nobody sees less of a step. */
function Strength(props: {
  readonly label: string
  readonly value: number
  readonly onChange: (value: number) => void
}) {
  const id = useId()
  return (
    <div className={styles.strength}>
      <label htmlFor={id}>{props.label}</label>
      <input
        id={id}
        type="range"
        min={1}
        max={10}
        value={Math.round(props.value * 10)}
        onChange={({ target }) => props.onChange(Number(target.value) / 10)}
      />
    </div>
  )
}

export const LayersPanel = withTexts(LAYER_WORDS, Layers)
