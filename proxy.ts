import { type NextRequest, NextResponse } from 'next/server'
import { ASKED_LANGUAGE, isLanguage } from './app/_text/languages'

/**
 * Gives every page a content security policy with its own nonce: only scripts that this response names may run. An address with a
 * language (`?language=it`) is answered in that language. Access is not decided here but in the use cases in `server/`.
 */
export function proxy(request: NextRequest) {
  const policy = contentSecurityPolicy(btoa(crypto.randomUUID()))
  const headers = new Headers(request.headers)
  // Next reads the nonce from this header and puts it on the scripts it writes.
  headers.set('Content-Security-Policy', policy)
  const language = request.nextUrl.searchParams.get('language')
  if (isLanguage(language)) headers.set(ASKED_LANGUAGE, language)
  else headers.delete(ASKED_LANGUAGE)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('Content-Security-Policy', policy)
  return response
}

function contentSecurityPolicy(nonce: string) {
  const developing = process.env.NODE_ENV === 'development'
  return [
    "default-src 'self'",
    // React's development build shows server stacks with eval; the production build needs none.
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${developing ? " 'unsafe-eval'" : ''}`,
    // The editor and the canvas set styles from code.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "worker-src 'self' blob:",
    `connect-src 'self'${developing ? ' ws:' : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

export const config = {
  matcher: [
    {
      // Matches every page, including the not-found page, but no routes and no files.
      source: '/((?!api/|api$|schema/|_next/static/).*)',
      missing: [{ type: 'header', key: 'next-router-prefetch' }],
    },
  ],
}
