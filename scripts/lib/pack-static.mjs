// Compresses the scripts and styles of a build in brotli. Next would compress them in gzip, anew for each request.
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

/** All files take six seconds of one processor. Quality 11 saves 2 % more and takes more than twice as long. */
const quality = 10

/**
 * @param {string} from folder of static files
 * @param {string} to folder for the compressed files, under the same names
 */
export async function packStatic(from, to) {
  rmSync(to, { recursive: true, force: true })
  const names = readdirSync(from, { recursive: true }).filter((name) => /\.(js|css)$/.test(name))
  await Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(from, name))
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      }
      mkdirSync(dirname(join(to, name)), { recursive: true })
      await writeFile(join(to, name), await promisify(brotliCompress)(text, { params }))
    }),
  )
}
