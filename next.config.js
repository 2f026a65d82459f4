import createNextIntlPlugin from 'next-intl/plugin'

/** For everything; pages get their content security policy from `proxy.ts`, because it holds a new nonce each time. */
const everywhere = [
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
const data = [
  { key: 'Content-Security-Policy', value: "default-src 'none'; frame-ancestors 'none'; sandbox" },
]

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  turbopack: { root: import.meta.dirname },
  // `npm run check` is the type check, of the whole tree and before any build.
  typescript: { ignoreBuildErrors: true },
  // No image is fetched or resized on the server.
  images: { unoptimized: true },
  experimental: {
    // The proxy sees no route, but its buffer limit counts for every request: above the largest import.
    proxyClientMaxBodySize: '24mb',
  },
  headers: async () => [
    { source: '/:path*', headers: everywhere },
    { source: '/api/:path*', headers: data },
  ],
}

export default createNextIntlPlugin('./app/i18n.ts')(config)
