import type { MetadataRoute } from 'next'
import { originOf } from './_shell/head'

/** Pages are public; API routes are for programs, and a recovery link belongs to one user. */
export default async function robots(): Promise<MetadataRoute.Robots> {
  const { origin } = await originOf()
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/api/', '/recover'] },
    sitemap: `${origin}/sitemap.xml`,
  }
}
