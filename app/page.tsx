import { getTranslations } from 'next-intl/server'
import { readPack } from '../server/packs/read-pack'
import { shelfIds } from '../server/packs/shelf'
import { Desk } from './_home/desk'
import styles from './_home/home.module.css'
import { PackCard } from './_home/pack-card'

export default async function HomePage() {
  const t = await getTranslations()
  const packs = await Promise.all((await shelfIds()).map(readPack))
  return (
    <main className={styles.page}>
      <div className={styles.hero}>
        <h1>{t('home.title')}</h1>
        <p>{t('home.lead')}</p>
      </div>
      <section className={styles.section} aria-labelledby="shelf">
        <div className={styles.sectionHead}>
          <div>
            <h2 id="shelf">{t('home.packs')}</h2>
            <p>{t('home.packsHint')}</p>
          </div>
        </div>
        <ul className={styles.packs}>
          {packs.map((content) => (
            <PackCard key={content.pack.id} content={content} />
          ))}
        </ul>
      </section>
      <Desk />
      <footer className={styles.foot}>{t('shell.source')}</footer>
    </main>
  )
}
