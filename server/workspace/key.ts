import { randomBytes } from 'node:crypto'

/** 128 random bits, whole access to a workspace. We keep no more than its hash. */
export const newKey = (): string => randomBytes(16).toString('base64url')

export const isKey = (text: string): boolean => /^[\w-]{22}$/.test(text)
