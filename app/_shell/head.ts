/** The metadata of a page for search engines, link previews and the browser's tab. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { getLocale, getTranslations } from 'next-intl/server'
import { listPacks } from '../../server/packs/read-pack'
import { inLanguage } from '../_text/in-language'
import { LANGUAGES } from '../_text/languages'

/** The origin of the request, also through a proxy. */
export async function originOf(): Promise<URL> {
  const asked = await headers()
  const protocol = asked.get('x-forwarded-proto')?.split(',')[0].trim() === 'https' ? 'https' : 'http'
  const origin = `${protocol}://${asked.get('host')}`
  return new URL(URL.canParse(origin) ? origin : 'http://localhost')
}

/** The addresses of a page by language; the `language` parameter selects it. */
export const inLanguages = (path: string, origin = '') => ({
  ...Object.fromEntries(LANGUAGES.map(({ id }) => [id, `${origin}${path}?language=${id}`])),
  'x-default': `${origin}${path}`,
})

/** The preview picture of a pack, or that of the site. */
function previewOf(id: string): string {
  const file = `/previews/${id}.jpg`
  const isThere = /^[a-z0-9-]+$/.test(id) && existsSync(join(process.cwd(), 'public', file))
  return isThere ? file : '/previews/ludoteca.jpg'
}

type Head = {
  readonly path: string
  readonly title?: string
  readonly description: string
  readonly id?: string
}

async function headOf({ path, title, description, id = '' }: Head): Promise<Metadata> {
  const t = await getTranslations()
  const name = title ?? t('shell.name')
  const images = [{ url: previewOf(id), width: 1200, height: 630, alt: t('head.preview', { name }) }]
  const language = await getLocale()
  return {
    // An undefined title would remove the layout's title.
    ...(title === undefined ? {} : { title }),
    description,
    alternates: { canonical: path, languages: inLanguages(path) },
    openGraph: {
      type: 'website',
      siteName: t('shell.name'),
      url: path,
      title: title ?? `${t('shell.name')}: ${t('shell.tagline')}`,
      description,
      locale: language,
      alternateLocale: LANGUAGES.flatMap(({ id }) => (id === language ? [] : [id])),
      images,
    },
    twitter: { card: 'summary_large_image', images: images.map(({ url }) => url) },
  }
}

export async function headOfHome(): Promise<Metadata> {
  const t = await getTranslations('head')
  return headOf({ path: '/', description: t('home') })
}

/** The metadata of a table or studio for a pack of the catalog. Drafts are private: search engines must not list them. */
export async function headOfPack(id: string, place: 'play' | 'studio'): Promise<Metadata> {
  const t = await getTranslations()
  const { packs } = await listPacks()
  const pack = packs.find((one) => one.id === id)
  const draft = { play: t('head.draftPlay'), studio: t('studio.pageTitle') }
  if (!pack) return { title: draft[place], robots: { index: false } }
  const language = await getLocale()
  const name = inLanguage(pack.name, language)
  const summary = pack.summary ? inLanguage(pack.summary, language) : ''
  const title = place === 'play' ? name : `${name} · ${t('studio.pageTitle')}`
  const description = t(`head.${place}`, { summary }).trim()
  return headOf({ path: `/${place}/${id}`, title, description, id })
}
