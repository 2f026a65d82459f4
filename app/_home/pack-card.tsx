import { getLocale, getTranslations } from 'next-intl/server'
import type { LocalText } from '../../schemas/generated/content'
import type { PackSummary } from '../api/types'
import styles from './home.module.css'
import { MapPicture } from './map-picture'
import { PackActions } from './pack-actions'

/** A bundled pack: its map (at the address `picture`), what it is, and the two ways in. */
export async function PackCard({ pack, picture }: { pack: PackSummary; picture: string }) {
  const t = await getTranslations('home')
  const language = await getLocale()
  const name = inLanguage(pack.name, language)
  const missing = pack.requires.find(({ here }) => !here?.fits)
  return (
    <li className={styles.pack} data-testid={`pack-${pack.id}`}>
      <div className={styles.packMap}>
        <MapPicture address={picture} name={name} />
      </div>
      <div className={styles.packText}>
        <h3>{name}</h3>
        {pack.summary && <p>{inLanguage(pack.summary, language)}</p>}
        <ul className={styles.facts}>
          <li>{t('scenarios', { count: pack.scenarios.length })}</li>
          <li>{pack.version}</li>
          {pack.requires.map((one) => (
            <li key={one.pack}>{t('requires', { pack: one.pack, version: one.version })}</li>
          ))}
          {pack.languages.map((code) => (
            <li key={code} lang={code}>
              {code.toUpperCase()}
            </li>
          ))}
        </ul>
        <details className={styles.notice}>
          <summary>{t('about')}</summary>
          <p>{inLanguage(pack.notice, language)}</p>
        </details>
        {missing && (
          <p className={styles.missing} role="note" data-testid={`missing-${pack.id}`}>
            {missing.here
              ? t('requiresOther', { ...missing, here: missing.here.version })
              : t('requiresMissing', { pack: missing.pack, version: missing.version })}
          </p>
        )}
        <PackActions id={pack.id} playable={!missing} />
      </div>
    </li>
  )
}

const inLanguage = (text: LocalText, language: string): string => text[language] ?? text.en
