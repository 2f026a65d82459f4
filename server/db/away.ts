import { someLayer } from './layers'

/**
 * Prisma codes: no connection, connection timeout, too many connections, closed connection, lost transaction.
 * https://www.prisma.io/docs/orm/reference/error-reference
 */
const prismaCodes = [
  'P1000',
  'P1001',
  'P1002',
  'P1003',
  'P1008',
  'P1010',
  'P1011',
  'P1017',
  'P2024',
  'P2028',
  'P2034',
  'P2037',
]

/**
 * SQLSTATE of a server that is starting, stopping, full of connections or read-only, or that aborted a transaction because of
 * another one:
 * https://www.postgresql.org/docs/18/errcodes-appendix.html
 */
const sqlStates = /^(08...|57P0[1-5]|53300|53200|25006|25P03|28000|28P01|3D000|40001|40P01|57014|58000)$/

/** Node's codes for network errors. */
const networkCodes =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|ENOTFOUND|EAI_AGAIN|ENOTCONN|EADDRNOTAVAIL)$/

/** Kinds that Prisma's driver adapter assigns to errors it recognises. */
const kinds =
  /^(DatabaseNotReachable|ConnectionClosed|SocketTimeout|TlsConnectionError|TooManyConnections|TransactionWriteConflict|DatabaseDoesNotExist|DatabaseAccessDenied|AuthenticationFailed|TransactionAlreadyClosed)$/

/** Messages of the driver and its pool, which have no code. */
const words =
  /not queryable|Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client was closed|calling end on the pool|server closed the connection|Can't reach database server|Transaction already closed|Unable to start a transaction/i

/** Returns whether an error means that the database is unavailable for now, with no change written. The same request may succeed soon. */
export const isAway = (error: unknown): boolean =>
  someLayer(error, ({ code, originalCode, kind, name, message }) => {
    if (name === 'PrismaClientInitializationError' || name === 'PrismaClientRustPanicError') return true
    const codes = [code, originalCode].filter((one) => typeof one === 'string')
    return (
      codes.some((one) => prismaCodes.includes(one) || sqlStates.test(one) || networkCodes.test(one)) ||
      (typeof kind === 'string' && kinds.test(kind)) ||
      (typeof message === 'string' && words.test(message))
    )
  })
