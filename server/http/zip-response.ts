import type { ZipFile } from '../packs/export-pack'

/** A zip as a download, never shown in the browser window. */
export function zipResponse({ name, zip }: ZipFile): Response {
  return new Response(new Uint8Array(zip), {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
    },
  })
}
