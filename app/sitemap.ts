import type { MetadataRoute } from 'next'
import { catalogIds } from '../server/packs/catalog'
import { inLanguages, originOf } from './_shell/head'

/** The home page, and the table and the studio of each pack of the catalog. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { origin } = await originOf()
  const paths = ['/', ...(await catalogIds()).flatMap((id) => [`/play/${id}`, `/studio/${id}`])]
  return paths.map((path) => ({
    url: `${origin}${path}`,
    alternates: { languages: inLanguages(path, origin) },
  }))
}
