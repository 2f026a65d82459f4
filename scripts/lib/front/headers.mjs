/** Headers for every response; the content security policy of pages comes from `proxy.ts`, as its nonce changes each time. */
export const everywhere = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Referrer-Policy', value: 'same-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=()' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  // Browsers apply it to https only, so it is harmless for a site on this computer.
  { key: 'Strict-Transport-Security', value: 'max-age=31536000' },
]

/** Routes return data: it must never run as a script or be framed. */
export const data = [
  { key: 'Content-Security-Policy', value: "default-src 'none'; frame-ancestors 'none'; sandbox" },
]

/** Editors read schemas from other origins, so these may load them; they are still data. */
export const openData = [
  ...data,
  { key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' },
  { key: 'Access-Control-Allow-Origin', value: '*' },
]

/**
 * Completes the headers of redirects, refusals and errors, where Next leaves some out. Adds the policy of data if there is none;
 * pages have their own.
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
