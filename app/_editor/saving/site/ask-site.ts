import type { ApiFailure } from '../../../../schemas/api'

/** Explains a refusal of the server in the user's language. */
export type Explain = (failure: ApiFailure) => string

export const byCode: Explain = ({ error }) => error.code

/** Draft ids are UUIDs, which no pack can have. */
const DRAFT_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const isDraft = (id: string): boolean => DRAFT_ID.test(id)

/** The address leads to no pack of the catalog and to no draft of this browser. */
export class NothingThere extends Error {}

/** Drafts are never cached; a pack may be cached as long as the server confirms that it is unchanged. */
export const ask = (url: string, signal?: AbortSignal) =>
  fetch(url, { headers: { accept: 'application/json' }, cache: 'no-cache', signal })

export async function orThrow(answer: Response, id: string, explain: Explain): Promise<void> {
  if (answer.status === 404) throw new NothingThere(id)
  if (!answer.ok) throw new Error(await reasonOf(answer, explain))
}

export async function reasonOf(answer: Response, explain: Explain): Promise<string> {
  try {
    return explain((await answer.json()) as ApiFailure)
  } catch {
    return `HTTP ${answer.status}`
  }
}
