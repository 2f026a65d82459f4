/** What every page asks of the files of pictures; all else about them is in `pictures.ts`, which a first look does not carry. */

export const isPicture = (path: string): boolean => /\.(?:png|jpg|webp)$/.test(path)

/** Bytes that a text in base64 stands for. */
export const bytesIn = (base64: string): number =>
  Math.floor((base64.length * 3) / 4) - (/=*$/.exec(base64)?.[0].length ?? 0)

export const bytesOf = (base64: string): Uint8Array =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
