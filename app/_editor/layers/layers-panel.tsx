'use client'
import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { withTexts } from '../../_text/with-texts'
import { Eye, EyeOff, Lock, LockOpen, X } from '../../_ui/icons'
import { LAZY_MESSAGES } from '../lazy-messages'
import { EXTRAS, LAYERS, type Layer } from '../session/view'
import { useSession, useSessionPart } from '../studio-context'
import styles from './layers-panel.module.css'

/** The layers of the map: visibility, strength and locks; below, the optional marks. Maps of areas have no paint layers. */
function Layers({ isAreas }: { readonly isAreas: boolean }) {
  const t = useTranslations('layers')
  const session = useSession()
  const view = useSessionPart((state) => state.view)
  const panel = useRef<HTMLElement>(null)
  const before = useRef<Element>(null)
  useEffect(() => {
    before.current = document.activeElement
    panel.current?.querySelector<HTMLElement>('[aria-pressed]')?.focus()
  }, [])
  const close = () => {
    session.look({ isOpen: false })
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    close()
  }
  return (
    <section
      ref={panel}
      className={styles.panel}
      aria-label={t('title')}
      onKeyDown={onKeyDown}
      data-over-board
      data-testid="layers"
    >
      <header className={styles.head}>
        <p className={styles.title}>{t('title')}</p>
        <button type="button" className={styles.icon} aria-label={t('close')} onClick={close}>
          <X size={16} aria-hidden="true" />
        </button>
      </header>
      <ul>
        {LAYERS.filter((layer) => !isAreas || layer !== 'sides').map((layer) => (
          <LayerRow key={layer} layer={layer} isPainted={!isAreas || layer !== 'ground'} />
        ))}
      </ul>
      <ul className={styles.extras}>
        {EXTRAS.map((extra) => (
          <li key={extra}>
            <Shown id={extra} isShown={view[extra]} onPress={() => session.look({ [extra]: !view[extra] })} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function LayerRow({ layer, isPainted }: { readonly layer: Layer; readonly isPainted: boolean }) {
  const t = useTranslations('layers')
  const session = useSession()
  const { isShown, strength, isLocked } = useSessionPart((state) => state.view.layers[layer])
  const name = t(layer)
  const LockIcon = isLocked ? Lock : LockOpen
  return (
    <li className={styles.layer}>
      <Shown id={layer} isShown={isShown} onPress={() => session.lookAt(layer, { isShown: !isShown })} />
      <input
        type="range"
        aria-label={t('strength', { layer: name })}
        min={1}
        max={10}
        value={Math.round(strength * 10)}
        disabled={!isShown}
        onChange={({ target }) => session.lookAt(layer, { strength: Number(target.value) / 10 })}
        data-testid={`strength-${layer}`}
      />
      {isPainted && (
        <button
          type="button"
          className={styles.icon}
          aria-label={t('lock', { layer: name })}
          aria-pressed={isLocked}
          onClick={() => session.lookAt(layer, { isLocked: !isLocked })}
          data-testid={`lock-${layer}`}
        >
          <LockIcon size={16} aria-hidden="true" />
        </button>
      )}
    </li>
  )
}

function Shown(props: { readonly id: string; readonly isShown: boolean; readonly onPress: () => void }) {
  const t = useTranslations('layers')
  const Icon = props.isShown ? Eye : EyeOff
  return (
    <button
      type="button"
      className={styles.shown}
      aria-pressed={props.isShown}
      onClick={props.onPress}
      data-testid={`layer-${props.id}`}
    >
      <Icon size={16} aria-hidden="true" />
      {t(props.id)}
    </button>
  )
}

export const LayersPanel = withTexts(LAZY_MESSAGES, Layers)
