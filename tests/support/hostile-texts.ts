/**
 * Texts that try to run a script in the reader's page. Each calls `ran(n)` with its number if it runs, and each element it creates
 * has `data-hostile`.
 */

/** Ways out of the context of a text: an element, either kind of quoted attribute, a title, a style, a script, a comment. */
const WAYS_OUT = ['', '">', "'>", '</title>', '</textarea>', '</style>', '</script>', '-->'] as const

const MARKUP: readonly ((n: number) => string)[] = [
  (n) => `<script data-hostile>ran(${n})</script>`,
  (n) => `<img data-hostile src=x onerror=ran(${n})>`,
  (n) => `<svg data-hostile onload=ran(${n})></svg>`,
  (n) => `<svg data-hostile><animate onbegin=ran(${n}) attributeName=x dur=1s /></svg>`,
  (n) => `<iframe data-hostile srcdoc="<script>parent.ran(${n})</script>"></iframe>`,
  (n) => `<iframe data-hostile src="javascript:parent.ran(${n})"></iframe>`,
  (n) => `<a data-hostile href="javascript:ran(${n})" autofocus onfocus=ran(${n})>go</a>`,
  (n) => `<details data-hostile open ontoggle=ran(${n})><summary>more</summary></details>`,
  (n) => `<video data-hostile><source onerror=ran(${n})></video>`,
  (n) => `<input data-hostile autofocus onfocus=ran(${n})>`,
  (n) => `<object data-hostile data="javascript:ran(${n})"></object>`,
  (n) => `<style data-hostile>*{background:url("javascript:ran(${n})")}</style>`,
  (n) => `<math><mtext><mglyph><style></math><img data-hostile src onerror=ran(${n})>`,
  (n) =>
    `<form data-hostile action="javascript:ran(${n})"><button autofocus onfocus=ran(${n})>go</button></form>`,
]

/** Texts that can deceive a template, a formatter of messages, a link or a reader of markdown. */
const OTHERS: readonly ((n: number) => string)[] = [
  (n) => `{{constructor.constructor('ran(${n})')()}}`,
  (n) => `\${ran(${n})}`,
  (n) => `{n, select, other {<b data-hostile>ran(${n})</b>}}`,
  (n) => `javascript:ran(${n})`,
  (n) => `[go](javascript:ran(${n})) ![x](x" onerror="ran(${n}))`,
  (n) => `data:text/html,<script data-hostile>ran(${n})</script>`,
  (n) => `&lt;img data-hostile src=x onerror=ran(${n})&gt;`,
  (n) => `\u202e<img data-hostile src=x onerror=ran(${n})>\u2066`,
]

/** 120 texts. The number in each is its index in this list. */
export const HOSTILE_TEXTS: readonly string[] = [
  ...MARKUP.flatMap((make) => WAYS_OUT.map((out) => (n: number) => `${out}${make(n)}`)),
  ...OTHERS,
].map((make, n) => make(n))

/** Returns the numbers of the hostile texts in a text. */
export const hostileIn = (text: string): number[] =>
  [...text.matchAll(/ran\((\d+)\)/g)].map(([, n]) => Number(n))
