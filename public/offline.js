/**
 * Keeps the site for when its server does not answer (docs/decisions/0053): every document, script, font and pack of one build together, as
 * `/api/offline` lists them, and the drafts of this browser. What the server answers always comes before what is kept.
 */
const SNAPSHOT = 'ludoteca-build '
const OWN = 'ludoteca-own'
/** Written last: a snapshot without it is not whole and is never used. */
const WHOLE = '/whole'
/** How long the server may take before what is kept is taken instead, in milliseconds. */
const PATIENCE_MS = { document: 5000, data: 10000 }
const AT_ONCE = 6
const MOST_OWN = 20

const DRAFT = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const isDocument = (path) => path === '/' || /^\/(play|studio)\/[\w-]+$/.test(path)
const isOwnDocument = (path) => new RegExp(`^/(play|studio)/${DRAFT}$`).test(path)
const isOwnData = (path) => new RegExp(`^/api/drafts(/${DRAFT})?$`).test(path)
/** Its name changes when it does. */
const isLasting = (path) => /^\/_next\/static\/|^\/api\/packs\/[^/]+\/([0-9a-f]{32}$|picture\/)/.test(path)
const isData = (path) =>
  /^\/(api\/(packs(\/[^/]+)?|rulesets)|icon\.svg|manifest\.webmanifest)$/.test(path) || isOwnData(path)

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== self.location.origin) return
  // Another workspace, other drafts.
  if (request.method !== 'GET') {
    if (pathname.startsWith('/api/workspace')) event.waitUntil(caches.delete(OWN))
    return
  }
  if (request.headers.has('range') || request.headers.has('rsc')) return
  if (isLasting(pathname)) event.respondWith(lasting(request))
  else if (request.mode === 'navigate') {
    if (isDocument(pathname)) event.respondWith(documentFor(request, pathname))
  } else if (isData(pathname)) event.respondWith(dataFor(request, pathname))
})

let work = Promise.resolve()
self.addEventListener('message', (event) => {
  work = work.then(() => keep(event.data)).catch(() => undefined)
  event.waitUntil(work)
})

async function lasting(request) {
  const known = await caches.match(request, { ignoreVary: true })
  if (!known) return fetch(request)
  // A worker reads what it is to load behind the # of its address, which a kept answer has lost: an answer without one has the address that was asked for.
  return request.destination === 'worker' ? new Response(known.body, known) : known
}

async function documentFor(request, path) {
  const answer = await fromServer(request, PATIENCE_MS.document, () => kept(path))
  // What is not kept is not known here: the home page says what there is.
  return answer ?? (path !== '/' && (await kept('/')) ? Response.redirect('/') : Response.error())
}

async function dataFor(request, path) {
  const keeper = isOwnData(path) ? () => keptOwn(request) : () => kept(request)
  const answer = await fromServer(request, PATIENCE_MS.data, keeper)
  if (answer?.ok && isOwnData(path)) await keepOwn(request, answer.clone())
  return answer ?? Response.error()
}

/** The server's answer; what is kept when it gives none in time; undefined when there is neither. */
async function fromServer(request, patience, keeper) {
  const asked = fetch(request).then(
    (answer) => ([502, 504].includes(answer.status) ? undefined : answer),
    () => undefined,
  )
  let timer
  const late = new Promise((tell) => {
    timer = setTimeout(() => keeper().then((found) => found && tell(found)), patience)
  })
  const answer = await Promise.race([asked, late])
  clearTimeout(timer)
  return answer ?? keeper()
}

const keptOwn = async (request) => (await caches.open(OWN)).match(request, { ignoreVary: true })

async function keepOwn(request, answer) {
  const cache = await caches.open(OWN)
  await cache.delete(request)
  await cache.put(request, answer)
  const keys = await cache.keys()
  for (const old of keys.slice(0, Math.max(0, keys.length - MOST_OWN))) await cache.delete(old)
}

async function kept(request) {
  const [newest] = await snapshots()
  return newest && (await caches.open(newest)).match(request, { ignoreVary: true })
}

/** The names of the whole ones, the newest first. */
const snapshots = async () => (await wholeOnes()).map(({ name }) => name)

async function wholeOnes() {
  const found = []
  for (const name of await caches.keys()) {
    if (!name.startsWith(SNAPSHOT)) continue
    const whole = await (await caches.open(name)).match(WHOLE)
    if (whole) found.push({ name, at: Number(await whole.text()) })
  }
  return found.sort((a, b) => b.at - a.at)
}

const listed = async () => (await fetch('/api/offline', { cache: 'no-store' })).json()

/** Keeps what the site is now, in the look (language and theme) of the reader, and the document of the page that asks. */
async function keep({ look, path }) {
  const { key, documents, files } = await listed()
  const name = `${SNAPSHOT}${key} ${look}`
  const known = await wholeOnes()
  const before = known.map((one) => one.name)
  const cache = await caches.open(name)
  if (!before.includes(name)) {
    await inTurn([...documents, ...files], (one) => fetchInto(cache, one))
    const own = before[0] ? await (await caches.open(before[0])).keys() : []
    const paths = own.map(({ url }) => new URL(url).pathname).filter(isOwnDocument)
    await inTurn(paths.slice(-MOST_OWN), (one) => fetchInto(cache, one).catch(() => undefined))
    // Built anew meanwhile: half of this is of another build.
    if ((await listed()).key !== key) return caches.delete(name)
  }
  // Newer than all others, whatever the clock says.
  const at = Math.max(Date.now(), 1 + (known[0]?.at ?? 0))
  await cache.put(WHOLE, new Response(String(at)))
  // An open page of the build before may still want a script of it.
  const used = [name, before.find((one) => one !== name)]
  for (const old of await caches.keys())
    if (old.startsWith(SNAPSHOT) && !used.includes(old)) await caches.delete(old)
  if (isOwnDocument(path))
    await inTurn([path, path.replace('/studio/', '/play/')], (one) => fetchInto(cache, one))
}

async function fetchInto(cache, address) {
  const known =
    isLasting(new URL(address, self.location.origin).pathname) &&
    (await caches.match(address, { ignoreVary: true }))
  const answer = known || (await fetch(address))
  if (!answer.ok || answer.redirected) throw new Error(`${address}: ${answer.status}`)
  await cache.put(address, answer)
}

async function inTurn(all, each) {
  const left = [...all]
  const next = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await each(one)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, next))
}
