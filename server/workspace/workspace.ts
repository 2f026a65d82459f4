import { randomBytes } from 'node:crypto'
import { db } from '../db/client'
import { sha256 } from '../packs/files'

/** Whose drafts a request may see; undefined for a browser that has made nothing yet. */
export type WorkspaceId = string | undefined

/** 128 random bits: the whole key to a workspace, known to one browser only. */
const newToken = (): string => randomBytes(16).toString('base64url')
const isToken = (text: string): boolean => /^[\w-]{22}$/.test(text)

export async function findWorkspace(token: string | undefined): Promise<WorkspaceId> {
  if (token === undefined || !isToken(token)) return undefined
  const found = await db().workspace.findUnique({ where: { tokenHash: sha256(token) }, select: { id: true } })
  return found?.id
}

export async function createWorkspace(): Promise<{ id: string; token: string }> {
  const token = newToken()
  const { id } = await db().workspace.create({ data: { tokenHash: sha256(token) }, select: { id: true } })
  return { id, token }
}
