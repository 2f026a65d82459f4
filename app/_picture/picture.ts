/** Size of a map's picture in CSS pixels, about its size on a wide page, which crops the rest. */
export const PICTURE = { width: 720, height: 480 } as const

/** The themes of a page, each with its own pictures. */
export const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** The permanent address of a pack's picture. The style sheet reads the theme from it. */
export const pictureAddress = (id: string, theme: Theme, digest: string): string =>
  `/api/packs/${encodeURIComponent(id)}/picture/${theme}/${digest}`
