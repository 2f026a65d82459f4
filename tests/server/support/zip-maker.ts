import { crc32, deflateRawSync } from 'node:zlib'

/** Writes false zips. Every field of every header can be set by hand. */
export type Part = {
  readonly name: string | Buffer
  readonly data?: Buffer
  readonly store?: boolean
  /** Bytes that replace the packed data. */
  readonly packed?: Buffer
  readonly flags?: number
  readonly method?: number
  /** External attributes. The upper half is the Unix mode. */
  readonly attributes?: number
  readonly extra?: Buffer
  readonly crc?: number
  readonly size?: number
  readonly packedSize?: number
  /** The header before the file, where it differs from the directory. */
  readonly local?: {
    readonly name?: string
    readonly size?: number
    readonly packedSize?: number
    readonly crc?: number
    readonly flags?: number
    readonly method?: number
  }
  /** Refers to another place of the zip. The part itself is then not written. */
  readonly offset?: number
  /** Bytes between this file and the next. */
  readonly gap?: Buffer
}

export type End = {
  readonly count?: number
  readonly offset?: number
  readonly size?: number
  readonly disk?: number
  readonly comment?: Buffer
  readonly before?: Buffer
  readonly after?: Buffer
  readonly beforeDirectory?: Buffer
}

type Fields = {
  name: Buffer
  flags: number
  method: number
  crc: number
  packedSize: number
  size: number
  extra: Buffer
}

export function makeZip(parts: readonly Part[], end: End = {}): Buffer {
  const chunks: Buffer[] = [end.before ?? Buffer.alloc(0)]
  const directory: Buffer[] = []
  let at = chunks[0].length
  const write = (chunk: Buffer) => {
    chunks.push(chunk)
    at += chunk.length
  }
  for (const part of parts) {
    const data = part.data ?? Buffer.alloc(0)
    const packed = part.packed ?? (part.store ? data : deflateRawSync(data))
    const fields: Fields = {
      name: Buffer.isBuffer(part.name) ? part.name : Buffer.from(part.name, 'utf8'),
      flags: part.flags ?? 0,
      method: part.method ?? (part.store ? 0 : 8),
      crc: part.crc ?? crc32(data),
      packedSize: part.packedSize ?? packed.length,
      size: part.size ?? data.length,
      extra: part.extra ?? Buffer.alloc(0),
    }
    directory.push(directoryHeader(fields, part.offset ?? at, part.attributes ?? 0o100644 * 0x10000))
    if (part.offset !== undefined) continue
    const { name, ...changes } = part.local ?? {}
    write(localHeader({ ...fields, ...changes, name: name === undefined ? fields.name : Buffer.from(name) }))
    write(packed)
    if (part.gap) write(part.gap)
  }
  if (end.beforeDirectory) write(end.beforeDirectory)
  const table = Buffer.concat(directory)
  const record = Buffer.alloc(22)
  record.writeUInt32LE(0x06054b50, 0)
  record.writeUInt16LE(end.disk ?? 0, 4)
  record.writeUInt16LE((end.count ?? parts.length) & 0xffff, 8)
  record.writeUInt16LE((end.count ?? parts.length) & 0xffff, 10)
  record.writeUInt32LE(end.size ?? table.length, 12)
  record.writeUInt32LE(end.offset ?? at, 16)
  record.writeUInt16LE(end.comment?.length ?? 0, 20)
  return Buffer.concat([
    ...chunks,
    table,
    record,
    end.comment ?? Buffer.alloc(0),
    end.after ?? Buffer.alloc(0),
  ])
}

function localHeader({ name, flags, method, crc, packedSize, size, extra }: Fields): Buffer {
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50, 0)
  header.writeUInt16LE(20, 4)
  header.writeUInt16LE(flags, 6)
  header.writeUInt16LE(method, 8)
  header.writeUInt32LE(0x00210000, 10)
  header.writeUInt32LE(crc, 14)
  header.writeUInt32LE(packedSize, 18)
  header.writeUInt32LE(size, 22)
  header.writeUInt16LE(name.length, 26)
  header.writeUInt16LE(extra.length, 28)
  return Buffer.concat([header, name, extra])
}

function directoryHeader(fields: Fields, offset: number, attributes: number): Buffer {
  const { name, flags, method, crc, packedSize, size, extra } = fields
  const header = Buffer.alloc(46)
  header.writeUInt32LE(0x02014b50, 0)
  header.writeUInt16LE((3 << 8) | 20, 4)
  header.writeUInt16LE(20, 6)
  header.writeUInt16LE(flags, 8)
  header.writeUInt16LE(method, 10)
  header.writeUInt32LE(0x00210000, 12)
  header.writeUInt32LE(crc, 16)
  header.writeUInt32LE(packedSize, 20)
  header.writeUInt32LE(size, 24)
  header.writeUInt16LE(name.length, 28)
  header.writeUInt16LE(extra.length, 30)
  header.writeUInt32LE(attributes >>> 0, 38)
  header.writeUInt32LE(offset, 42)
  return Buffer.concat([header, name, extra])
}
