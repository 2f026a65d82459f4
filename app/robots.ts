import type { MetadataRoute } from 'next'
import { originOf } from './_shell/head'

/** Pages are for everybody; routes answer programs, and a recovery link is one reader's. */
export default async function robots(): Promise<MetadataRoute.Robots> {
  const { origin } = await originOf()
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/api/', '/recover'] },
    sitemap: `${origin}/sitemap.xml`,
  }
}
