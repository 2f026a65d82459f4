/**
 * Returns the first of `encodings` that a request accepts, or `undefined` if it accepts none of them.
 * @param {import('node:http').IncomingMessage} request
 * @param {readonly string[]} encodings
 */
export function acceptedBy({ headers }, encodings) {
  const parts = (headers['accept-encoding'] ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
  return encodings.find((one) =>
    parts.some((part) => part === one || (part.startsWith(`${one};`) && !/q=0(\.0*)?$/.test(part))),
  )
}
