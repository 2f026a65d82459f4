/** For everything; pages get their content security policy from `proxy.ts`, because it holds a new nonce each time. */
export const everywhere = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Referrer-Policy', value: 'same-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=()' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  // Browsers heed it on https only, so it does no harm to a site on this computer.
  { key: 'Strict-Transport-Security', value: 'max-age=31536000' },
]

/** What the routes answer is data: nothing in it may ever run or be framed. */
export const data = [
  { key: 'Content-Security-Policy', value: "default-src 'none'; frame-ancestors 'none'; sandbox" },
]

/** Schemas are read by editors anywhere, so other origins may have them; they are data all the same. */
export const openData = [
  ...data,
  { key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' },
  { key: 'Access-Control-Allow-Origin', value: '*' },
]

/**
 * Gives every answer that is no content of ours (a redirect, a refusal, a fault) the headers that Next leaves out there, and the policy of
 * data where it has none: a page brings its own.
 */
export function completeHeaders(response) {
  const write = response.writeHead
  response.writeHead = function (status, ...more) {
    const isContent = (status >= 200 && status < 300) || status === 304
    const passed = more.findLast((one) => typeof one === 'object') ?? {}
    const names = (Array.isArray(passed) ? passed.filter((_, at) => at % 2 === 0) : Object.keys(passed)).map(
      (name) => name.toLowerCase(),
    )
    for (const { key, value } of [...everywhere, ...(isContent ? [] : data)]) {
      if (!this.headersSent && !this.hasHeader(key) && !names.includes(key.toLowerCase()))
        this.setHeader(key, value)
    }
    return write.call(this, status, ...more)
  }
}
