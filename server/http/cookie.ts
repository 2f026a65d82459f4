import { sha256 } from '../packs/files'
import { localWorkspace } from '../workspace/workspace'

/** The cookie name from before each instance had its own. */
const earlierName = 'ludoteca-workspace'

/** The longest time that browsers keep a cookie. Each use renews it. */
const maxAge = 400 * 24 * 60 * 60

/** Cookies ignore ports: two instances on one host must not overwrite each other's. */
const cookieName = async (): Promise<string> => `ludoteca-${sha256(await localWorkspace()).slice(0, 12)}`

/** Returns the keys in the browser's cookies, this instance's first. */
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

/** Returns the protocol the browser uses: behind a proxy, the connection to the server may be plain HTTP. */
function protocolOf(request: Request): string {
  const forwarded = request.headers.get('x-forwarded-proto')?.split(',')[0].trim()
  return forwarded ?? new URL(request.url).protocol.replace(':', '')
}
