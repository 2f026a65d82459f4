import type { AsyncLocalStorage } from 'node:async_hooks'

/** What the site's front door (`scripts/lib/front/door.mjs`) found out about the connection of a request. */
type Caller = { readonly isLocal: () => boolean; readonly network?: string }

/** No header, so that no client can write it. The door and the routes are bundled apart and meet here. */
const shared = globalThis as { ludotecaCallers?: AsyncLocalStorage<Caller> }

/** Whether the request comes from the machine itself. Without the front before the routes, none does. */
export const callerIsLocal = (): boolean => shared.ludotecaCallers?.getStore()?.isLocal() ?? false

/** The network at the other end of the connection; of all who come through one proxy it is the proxy's. Empty where no door stands before the routes. */
export const callerNetwork = (): string => shared.ludotecaCallers?.getStore()?.network ?? ''
