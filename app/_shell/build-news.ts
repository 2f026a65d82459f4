/**
 * Notices that the site was built anew since this page was made. Every answer names its build; what a cache kept may name an older one, so the
 * site itself has the last word.
 */

/** The same name in `scripts/lib/site-server.mjs`. */
const HEADER = 'x-ludoteca-build'
/** The site is asked again when the reader comes back, at most once in so many milliseconds. */
const SELDOM_MS = 30_000

/** `new`: another build is there. `missing`: a part of the page could not be fetched, for whatever reason. */
export type News = 'none' | 'new' | 'missing'

export class BuildNews {
  private news: News = 'none'
  private asked: number
  private readonly listeners = new Set<() => void>()

  constructor(
    /** The build of this page; empty where nobody knows it. */
    private readonly own: string,
    private readonly ask: typeof fetch,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.asked = now()
  }

  readonly state = (): News => this.news
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** `fetch` of the page, which also looks at the build that an answer names. */
  readonly fetch: typeof fetch = async (...request) => {
    const answer = await this.ask(...request)
    if (this.isOther(answer)) void this.look()
    return answer
  }

  /** The reader is back. */
  readonly seldom = (): void => {
    if (this.now() - this.asked >= SELDOM_MS) void this.look()
  }

  /** A part of the page could not be fetched. */
  readonly missing = async (): Promise<void> => {
    if (this.news === 'none') await this.look()
    if (this.news === 'none') this.tell('missing')
  }

  readonly dismiss = (): void => this.tell('none')

  private async look(): Promise<void> {
    this.asked = this.now()
    const answer = await this.ask('/api/health', { cache: 'no-store' }).catch(() => undefined)
    if (answer && this.isOther(answer)) this.tell('new')
  }

  private isOther({ headers }: Response): boolean {
    const there = headers.get(HEADER)
    return this.own !== '' && there !== null && there !== this.own
  }

  private tell(news: News): void {
    this.news = news
    for (const listener of this.listeners) listener()
  }
}

/** The one of this page. */
export const buildNews = new BuildNews(process.env.LUDOTECA_BUILD ?? '', (...request) =>
  fetchOfPage(...request),
)

let fetchOfPage: typeof fetch = (...request) => fetch(...request)

/** Once a page: what it fetches, and what it cannot, is looked at. */
export function watchBuild(): void {
  fetchOfPage = window.fetch.bind(window)
  window.fetch = buildNews.fetch
  window.addEventListener('error', ({ target }) => isPartOfPage(target) && void buildNews.missing(), true)
  for (const type of ['pageshow', 'online', 'focus']) window.addEventListener(type, buildNews.seldom)
}

const isPartOfPage = (target: EventTarget | null): boolean =>
  (target instanceof HTMLScriptElement && target.src.includes('/_next/static/')) ||
  (target instanceof HTMLLinkElement && target.rel === 'stylesheet')
