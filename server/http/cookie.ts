import { sha256 } from '../packs/files'
import { localWorkspace } from '../workspace/workspace'

/** Before each instance had a name of its own. */
const earlierName = 'ludoteca-workspace'

/** The longest that browsers keep a cookie. Each use starts it anew. */
const maxAge = 400 * 24 * 60 * 60

/** Cookies do not know ports: two instances on one host must not write over each other's. */
const cookieName = async (): Promise<string> => `ludoteca-${sha256(await localWorkspace()).slice(0, 12)}`

/** The keys that the browser sends, the one of this very instance first. */
export async function readKeys(request: Request): Promise<string[]> {
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim())
  if (!pairs.some((pair) => pair.startsWith('ludoteca-'))) return []
  return [await cookieName(), earlierName].flatMap((name) =>
    pairs.filter((pair) => pair.startsWith(`${name}=`)).map((pair) => pair.slice(name.length + 1)),
  )
}

export async function keyCookie(request: Request, key: string): Promise<string> {
  const secure = protocolOf(request) === 'https' ? '; Secure' : ''
  return `${await cookieName()}=${key}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${secure}`
}

/** As the browser sees it: behind a proxy the connection to us may be plain where the browser's was not. */
function protocolOf(request: Request): string {
  const forwarded = request.headers.get('x-forwarded-proto')?.split(',')[0].trim()
  return forwarded ?? new URL(request.url).protocol.replace(':', '')
}
