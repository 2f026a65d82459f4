import { getLocale, getTranslations } from 'next-intl/server'
import type { PackSummary } from '../../schemas/api'
import { inLanguage } from '../_text/in-language'
import { CardFace } from './card-face'

/** A bundled pack: its map, its description, and two buttons. `picture` is the end of its picture addresses. */
export async function PackCard({ pack, picture }: { pack: PackSummary; picture: string | undefined }) {
  const t = await getTranslations('front')
  const language = await getLocale()
  const name = inLanguage(pack.name, language)
  const missing = pack.requires.find(({ here }) => !here?.fits)
  const { version: here } = missing?.here ?? {}
  return (
    <CardFace
      id={pack.id}
      picture={picture}
      shows={t('map', { name })}
      name={name}
      summary={pack.summary && inLanguage(pack.summary, language)}
      facts={[
        t('scenarios', { count: pack.scenarios.length }),
        pack.version,
        ...pack.requires.map(({ pack, version }) => t('requires', { pack, version })),
      ]}
      languages={pack.languages}
      about={t('about')}
      missing={
        missing &&
        (here === undefined
          ? t('requiresMissing', { pack: missing.pack, version: missing.version })
          : t('requiresOther', { ...missing, here }))
      }
    />
  )
}
