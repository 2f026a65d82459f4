/** How large the picture of a map is, in CSS pixels: about its place on a wide page, which crops what is more. */
export const PICTURE = { width: 720, height: 480 } as const

/** Of a page: each has its pictures. */
export const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** Where the picture of a pack is for ever. The style sheet reads the look from it. */
export const pictureAddress = (id: string, theme: Theme, digest: string): string =>
  `/api/packs/${encodeURIComponent(id)}/picture/${theme}/${digest}`
