import type { MetadataRoute } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'

/** The web app manifest, which lets a device install the site. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const t = await getTranslations('shell')
  return {
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    name: t('name'),
    short_name: t('name'),
    description: t('tagline'),
    lang: await getLocale(),
    categories: ['games', 'productivity'],
    background_color: '#f5f1e8',
    theme_color: '#1d5c58',
    icons: [
      ...[192, 512].map((size) => ({
        src: `/icons/icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: 'maskable' as const,
      })),
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
  }
}
