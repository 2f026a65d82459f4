/**
 * Detects a new build of the site since this page was rendered. Every answer names its build. A cached answer may name an older
 * one, so the site itself is asked for confirmation.
 */

/** The same name as in `scripts/lib/site/site-server.mjs`. */
const HEADER = 'x-ludoteca-build'
/** Smallest interval in milliseconds between checks when the user returns. */
const SELDOM_MS = 30_000

/** `new`: another build exists. `missing`: a part of the page failed to load, for any reason. */
export type News = 'none' | 'new' | 'missing'

export class BuildNews {
  #news: News = 'none'
  #asked: number
  /** How often the user has answered "later". A request from before the last time does not repeat the offer. */
  #dismissals = 0
  readonly #listeners = new Set<() => void>()

  constructor(
    /** The build of this page; empty if it is unknown. */
    private readonly own: string,
    private readonly ask: typeof fetch,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.#asked = now()
  }

  readonly state = (): News => this.#news
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** The page's `fetch`, which also checks the build that an answer names. */
  readonly fetch: typeof fetch = async (...request) => {
    const before = this.#dismissals
    const answer = await this.ask(...request)
    if (this.#isOther(answer)) void this.#look(before)
    return answer
  }

  /** Checks after the user has returned. */
  readonly seldom = (): void => {
    if (this.now() - this.#asked >= SELDOM_MS) void this.#look()
  }

  /** Handles a part of the page that failed to load. */
  readonly missing = async (): Promise<void> => {
    const before = this.#dismissals
    if (this.#news === 'none') await this.#look()
    if (this.#news === 'none' && before === this.#dismissals) this.#tell('missing')
  }

  readonly dismiss = (): void => {
    this.#dismissals += 1
    this.#tell('none')
  }

  async #look(before = this.#dismissals): Promise<void> {
    this.#asked = this.now()
    const answer = await this.ask('/api/health', { cache: 'no-store' }).catch(() => undefined)
    if (before === this.#dismissals && answer && this.#isOther(answer)) this.#tell('new')
  }

  #isOther({ headers }: Response): boolean {
    const there = headers.get(HEADER)
    return this.own !== '' && there !== null && there !== this.own
  }

  #tell(news: News): void {
    this.#news = news
    for (const listener of this.#listeners) listener()
  }
}

/** The instance of this page. */
export const buildNews = new BuildNews(process.env.LUDOTECA_BUILD ?? '', (...request) =>
  fetchOfPage(...request),
)

let fetchOfPage: typeof fetch = (...request) => fetch(...request)

/** Watches the requests and the failed parts of this page; called once. */
export function watchBuild(): void {
  fetchOfPage = window.fetch.bind(window)
  window.fetch = buildNews.fetch
  window.addEventListener('error', ({ target }) => isPartOfPage(target) && void buildNews.missing(), true)
  for (const type of ['pageshow', 'online', 'focus']) window.addEventListener(type, buildNews.seldom)
}

const isPartOfPage = (target: EventTarget | null): boolean =>
  (target instanceof HTMLScriptElement && target.src.includes('/_next/static/')) ||
  (target instanceof HTMLLinkElement && target.rel === 'stylesheet')
