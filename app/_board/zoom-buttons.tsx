'use client'
import { useTranslations } from 'next-intl'
import { Maximize, Minus, Plus } from '../_ui/icons'
import styles from './board.module.css'

export function ZoomButtons({ onZoom }: { onZoom: (factor: number | 'fit') => void }) {
  const t = useTranslations('board')
  return (
    <div className={styles.zoom}>
      <button type="button" onClick={() => onZoom(1.3)} aria-label={t('zoomIn')} title={t('zoomIn')}>
        <Plus size={16} />
      </button>
      <button type="button" onClick={() => onZoom(1 / 1.3)} aria-label={t('zoomOut')} title={t('zoomOut')}>
        <Minus size={16} />
      </button>
      <button type="button" onClick={() => onZoom('fit')} aria-label={t('fit')} title={t('fit')}>
        <Maximize size={15} />
      </button>
    </div>
  )
}
