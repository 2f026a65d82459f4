/** Picture helpers for every page; the rest is in `pictures.ts`, which the first page load omits. */

export const isPicture = (path: string): boolean => /\.(?:png|jpg|webp)$/.test(path)

/** The number of bytes of a base64 text. */
export const bytesIn = (base64: string): number =>
  Math.floor((base64.length * 3) / 4) - (/=*$/.exec(base64)?.[0].length ?? 0)

export const bytesOf = (base64: string): Uint8Array =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
