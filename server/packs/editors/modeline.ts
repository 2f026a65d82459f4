/**
 * The modeline of a YAML file, which tells editors its schema. While an author works on a pack, the schemas may lie beside its folder
 * (`../../schemas/units.schema.json`). An exported pack contains them in its own folder (`./schemas/units.schema.json`).
 * Export and import are inverse to each other, so the author's line is never lost. With `up` for the steps to the top of the pack:
 *
 * - Lines that lead outside the pack (`../` more often than `up`) get `./` for the extra steps, then `up`.
 * - Lines with `./` before `up` get one more `./` before the file's name.
 * - All other lines stay the same.
 */

/** Groups: start of the line, `./`, `../`, `./` before the name, the name, the rest. */
const MODELINE =
  /^((?:\xef\xbb\xbf)?#[ \t]+yaml-language-server[ \t]*:[ \t]*\$schema=)((?:\.\/)*)((?:\.\.\/)*)schemas\/((?:\.\/)*)([a-z0-9-]+\.schema\.json)([ \t]*\r?)$/

type Modeline = {
  readonly start: string
  readonly dots: number
  readonly ups: number
  readonly inner: number
  readonly schema: string
  readonly end: string
}

/** One step up is written with two dots, two steps with one, because two steps are the usual case. */
const dotsOf = (steps: number) => (steps === 1 ? 2 : steps === 2 ? 1 : steps)

/** Returns the bytes of a pack's file as exported. */
export const towardsEditors = (path: string, bytes: Uint8Array): Uint8Array =>
  withModeline(bytes, (line) => {
    const up = upsOf(path)
    if (line.dots > 0 && line.ups === up) return { ...line, inner: line.inner + 1 }
    if (line.dots > 0 || line.inner > 0 || line.ups <= up) return line
    return { ...line, dots: dotsOf(line.ups - up), ups: up }
  })

/** Returns the bytes of an exported file as they were before the export. */
export const fromEditors = (path: string, bytes: Uint8Array): Uint8Array =>
  withModeline(bytes, (line) => {
    const up = upsOf(path)
    if (line.dots === 0 || line.ups !== up) return line
    if (line.inner > 0) return { ...line, inner: line.inner - 1 }
    return { ...line, dots: 0, ups: up + dotsOf(line.dots) }
  })

/** Returns the schema file name in a file's modeline. */
export const schemaNamed = (bytes: Uint8Array): string | undefined => find(bytes)?.line.schema

const upsOf = (path: string) => path.split('/').length - 1

function withModeline(bytes: Uint8Array, change: (line: Modeline) => Modeline): Uint8Array {
  const found = find(bytes)
  const changed = found && change(found.line)
  if (!found || changed === found.line) return bytes
  const line = Buffer.from(written(changed!), 'latin1')
  return Buffer.concat([bytes.subarray(0, found.from), line, bytes.subarray(found.to)])
}

const written = ({ start, dots, ups, inner, schema, end }: Modeline) =>
  `${start}${'./'.repeat(dots)}${'../'.repeat(ups)}schemas/${'./'.repeat(inner)}${schema}${end}`

/** Finds the first modeline among the comments at the head of a file. Works on bytes, because a draft may not be UTF-8. */
function find(bytes: Uint8Array): { from: number; to: number; line: Modeline } | undefined {
  for (let from = 0; from < bytes.length; ) {
    const end = bytes.indexOf(0x0a, from)
    const to = end < 0 ? bytes.length : end
    const text = Buffer.from(bytes.buffer, bytes.byteOffset + from, to - from).toString('latin1')
    const line = read(text)
    if (line) return { from, to, line }
    if (!/^(?:\xef\xbb\xbf)?[ \t]*(?:#|\r?$)/.test(text)) return undefined
    from = to + 1
  }
  return undefined
}

function read(text: string): Modeline | undefined {
  const found = MODELINE.exec(text)
  if (!found) return undefined
  const [, start, dots, ups, inner, schema, end] = found
  return { start, dots: dots.length / 2, ups: ups.length / 3, inner: inner.length / 2, schema, end }
}
