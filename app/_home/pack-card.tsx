import { Hammer, Play } from 'lucide-react'
import { getLocale, getTranslations } from 'next-intl/server'
import { parse } from 'yaml'
import type {
  LocalText,
  MapFile,
  ScenarioFile,
  TerrainFile,
  UnitsFile,
} from '../../schemas/generated/content'
import { ButtonLink } from '../_ui/button'
import type { PackContent } from '../api/types'
import styles from './home.module.css'
import { MapPicture } from './map-picture'

/** A bundled pack: its map, what it is, and the two ways in. */
export async function PackCard({ content }: { content: PackContent }) {
  const { pack } = content
  const t = await getTranslations('home')
  const language = await getLocale()
  const picture = pictureOf(content)
  const name = inLanguage(pack.name, language)
  return (
    <li className={styles.pack} data-testid={`pack-${pack.id}`}>
      <div className={styles.packMap}>
        {picture && <MapPicture map={picture.map} look={picture.look} label={`${name}: ${picture.map.id}`} />}
      </div>
      <div className={styles.packText}>
        <h3>{name}</h3>
        {pack.summary && <p>{inLanguage(pack.summary, language)}</p>}
        <ul className={styles.facts}>
          <li>{t('scenarios', { count: pack.scenarios.length })}</li>
          <li>{pack.version}</li>
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
        <div className={styles.actions}>
          <ButtonLink look="main" href={`/studio/${pack.id}`} icon={<Hammer size={16} aria-hidden />}>
            {t('open')}
          </ButtonLink>
          <ButtonLink href={`/play/${pack.id}`} icon={<Play size={16} aria-hidden />}>
            {t('play')}
          </ButtonLink>
          <a className={styles.export} href={`/api/packs/${pack.id}/export`} download>
            {t('export')}
          </a>
        </div>
      </div>
    </li>
  )
}

const inLanguage = (text: LocalText, language: string): string => text[language] ?? text.en

/** The map of the first scenario and how it looks. */
function pictureOf({ files, pack }: PackContent) {
  const texts = new Map(files.flatMap((file) => ('text' in file ? [[file.path, file.text] as const] : [])))
  const valuesIn = <T,>(folder: string) =>
    [...texts].filter(([path]) => path.startsWith(folder)).map(([, text]) => parse(text) as T)
  const scenario = valuesIn<ScenarioFile>('scenarios/').find(({ id }) => id === pack.scenarios[0]?.id)
  const map = valuesIn<MapFile>('maps/').find(({ id }) => id === scenario?.map)
  if (!map) return undefined
  const { terrain, edges } = parse(texts.get('terrain.yaml') ?? '{}') as TerrainFile
  const { sides } = parse(texts.get('units.yaml') ?? '{}') as UnitsFile
  const looks = terrain.map(({ id, look, cost }) => ({ id, look, cost }))
  return { map, look: { terrain: looks, edges: edges?.map(({ id, look }) => ({ id, look })), sides } }
}
