import { randomBytes } from 'node:crypto'

/** Returns a new key of 128 random bits, which grants full access to a workspace. The site stores only its hash. */
export const newKey = (): string => randomBytes(16).toString('base64url')

export const isKey = (text: string): boolean => /^[\w-]{22}$/.test(text)
