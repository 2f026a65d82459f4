import { type CachedAnswer, cachedPicture } from '../../../../../server/packs/cached-answers'
import { readPicture } from '../../../../../server/packs/read-pack'
import { drawMap } from '../../../../_picture/draw-map'
import { THEMES, type Theme } from '../../../../_picture/picture'

type Drawn = Readonly<Record<Theme, CachedAnswer>> & { readonly digest: string }

/** The pictures of a pack's map, empty for a pack without one, with one digest of both. Throws `pack-not-found`. */
export async function drawnPictures(id: string): Promise<Drawn> {
  let read: ReturnType<typeof readPicture> | undefined
  const [light, dark] = await Promise.all(
    THEMES.map((theme) =>
      cachedPicture(id, theme, async () => {
        read ??= readPicture(id)
        return drawMap(await read, theme)
      }),
    ),
  )
  const digest = [light, dark].map((answer) => answer.digest.slice(0, 8)).join('')
  return { light, dark, digest }
}

/** The end of the addresses of its pictures; `undefined` for a pack without a map, or with one that cannot be drawn. */
export async function pictureDigest(id: string): Promise<string | undefined> {
  try {
    const { light, digest } = await drawnPictures(id)
    return light.bytes.identity.length > 0 ? digest : undefined
  } catch (error) {
    // The page works without the picture, so one broken map must not take the page down.
    console.error(error)
    return undefined
  }
}
