import type { AsyncLocalStorage } from 'node:async_hooks'

/** The connection of a request, as the server in front (`scripts/lib/front/gatekeeper.mjs`) recognised it. */
type Caller = { readonly isLocal: () => boolean; readonly network?: string }

/** Not a header, so that no client can forge it. The front and the routes are separate bundles and share this global. */
const shared = globalThis as { ludotecaCallers?: AsyncLocalStorage<Caller> }

/** Returns whether the request comes from this machine; false if no front runs before the routes. */
export const callerIsLocal = (): boolean => shared.ludotecaCallers?.getStore()?.isLocal() ?? false

/** The network of the connection. All clients of one proxy share the proxy's. Empty if no front runs before the routes. */
export const callerNetwork = (): string => shared.ludotecaCallers?.getStore()?.network ?? ''
