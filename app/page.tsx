import { cookies } from 'next/headers'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations } from 'next-intl/server'
import { listPacks } from '../server/packs/read-pack'
import { DraftList } from './_home/draft-list'
import { GamesLoader } from './_home/games/games-loader'
import { GAMES_COOKIE, MOST_ROWS } from './_home/games/games-size'
import styles from './_home/home.module.css'
import { Icons } from './_home/icons'
import { PackCard } from './_home/pack-card'
import { headOfHome } from './_shell/head'
import { only } from './_text/messages'
import { pictureDigest } from './api/packs/[id]/picture/drawn'

export const generateMetadata = headOfHome

export default async function HomePage() {
  const t = await getTranslations()
  const { packs } = await listPacks()
  const rows = Number((await cookies()).get(GAMES_COOKIE)?.value ?? 0)
  const pictures = await Promise.all(packs.map(({ id }) => pictureDigest(id)))
  return (
    <NextIntlClientProvider messages={only(await getMessages(), ['home'])}>
      <Icons />
      <main className={styles.page}>
        <div className={styles.hero}>
          <h1>{t('front.title')}</h1>
          <p>{t('front.lead')}</p>
        </div>
        <GamesLoader rows={rows > 0 && rows <= MOST_ROWS ? rows : 0} />
        <section className={styles.section} aria-labelledby="catalog">
          <div className={styles.sectionHead}>
            <div>
              <h2 id="catalog">{t('front.packs')}</h2>
              <p>{t('front.packsHint')}</p>
            </div>
          </div>
          <ul className={styles.packs}>
            {packs.map((pack, index) => (
              <PackCard key={pack.id} pack={pack} picture={pictures[index]} />
            ))}
          </ul>
        </section>
        <DraftList />
        <footer className={styles.foot}>{t('shell.source')}</footer>
      </main>
    </NextIntlClientProvider>
  )
}
