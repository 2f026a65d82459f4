import createNextIntlPlugin from 'next-intl/plugin'
import { data, everywhere, openData } from './scripts/lib/front/headers.mjs'
import { messageFolders } from './scripts/lib/site/message-folders.mjs'

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  turbopack: { root: import.meta.dirname },
  // `npm run check` is the type check, of the whole tree and before any build.
  typescript: { ignoreBuildErrors: true },
  // Title and description stand in the head of every answer, and are not streamed after the page.
  htmlLimitedBots: /./,
  // The name of the build, which every page and every answer of it carries (`scripts/lib/site/site-build.mjs`).
  env: { LUDOTECA_BUILD: process.env.LUDOTECA_BUILD ?? '' },
  generateBuildId: () => process.env.LUDOTECA_BUILD ?? null,
  // No image is fetched or resized on the server.
  images: { unoptimized: true },
  experimental: {
    // The proxy sees no route, but its buffer limit counts for every request: above the largest import.
    proxyClientMaxBodySize: '68mb',
    // A build is made once: writing a cache that no later build reads takes a quarter of its time.
    turbopackFileSystemCacheForBuild: false,
    // Most of the size of a build. Without them a stack of the server names files of the build (`docs/decisions/0080`).
    turbopackSourceMaps: process.env.LUDOTECA_SOURCE_MAPS === 'yes',
    serverSourceMaps: process.env.LUDOTECA_SOURCE_MAPS === 'yes',
  },
  headers: async () => [
    { source: '/:path*', headers: everywhere },
    { source: '/api/:path*', headers: data },
    { source: '/schema/:path*', headers: openData },
  ],
}

/** Patterns of messages are read when the site is built: no page carries their reader, and none may meet one that was not read. */
const messages = {
  // Told to the bundler as it names files: without the dot it finds none of them.
  path: (await messageFolders()).map((folder) => `./${folder}`),
  format: 'json',
  locales: ['en', 'it'],
  sourceLocale: 'en',
  precompile: true,
}

export default createNextIntlPlugin({ requestConfig: './app/i18n.ts', experimental: { messages } })(config)
