const name = 'ludoteca-workspace'
const aYear = 365 * 24 * 60 * 60

export function readToken(request: Request): string | undefined {
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
}

export function tokenCookie(request: Request, token: string): string {
  const secure = protocolOf(request) === 'https' ? '; Secure' : ''
  return `${name}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${aYear}${secure}`
}

/** As the browser sees it: behind a proxy the connection to us may be plain where the browser's was not. */
function protocolOf(request: Request): string {
  const forwarded = request.headers.get('x-forwarded-proto')?.split(',')[0].trim()
  return forwarded ?? new URL(request.url).protocol.replace(':', '')
}
