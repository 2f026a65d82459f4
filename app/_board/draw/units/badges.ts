/** States of a piece as small discs on its counter, each with its own sign. */

/** A place on a counter, in drawing units from its middle. */
export type Spot = readonly [x: number, y: number]

type Badge = {
  /** Its preferred corner: top left, top right, bottom left, bottom right. */
  readonly corner: 0 | 1 | 2 | 3
  readonly colour: string
  readonly sign: Sign
}

/** The badges in the order in which they get a corner; of {@link ONE_OF} only the first is shown. */
const BADGES: readonly (readonly [string, Badge])[] = [
  ['engaged', { corner: 2, colour: '#a3271c', sign: (ctx) => swords(ctx) }],
  ['fought', { corner: 2, colour: '#4d5964', sign: (ctx) => swords(ctx) }],
  ['thrown', { corner: 2, colour: '#8a5a00', sign: (ctx) => arc(ctx) }],
  ['attacker', { corner: 2, colour: '#a3271c', sign: (ctx) => swords(ctx) }],
  ['defender', { corner: 2, colour: '#1f57b0', sign: (ctx) => shield(ctx) }],
  ['panicked', { corner: 3, colour: '#5d5a55', sign: (ctx) => bang(ctx) }],
  ['moved', { corner: 1, colour: '#4d5964', sign: (ctx) => tick(ctx) }],
  ['head', { corner: 0, colour: '#c78d08', sign: (ctx) => starSign(ctx) }],
  ['cut-off', { corner: 0, colour: '#7a1f5c', sign: (ctx) => brokenLink(ctx) }],
  ['retreating', { corner: 3, colour: '#1f57b0', sign: (ctx) => backArrow(ctx) }],
  ['wounded', { corner: 0, colour: '#a3271c', sign: (ctx) => drop(ctx) }],
  ['stunned', { corner: 3, colour: '#8a5a00', sign: (ctx) => whirl(ctx) }],
  ['prisoner', { corner: 2, colour: '#2b2f36', sign: (ctx) => bars(ctx) }],
  ['shot', { corner: 1, colour: '#2f6b3a', sign: (ctx) => arrow(ctx) }],
  ['busy', { corner: 1, colour: '#5d4a7a', sign: (ctx) => hourglass(ctx) }],
  ['led', { corner: 2, colour: '#6b4a22', sign: (ctx) => rope(ctx) }],
  ['status', { corner: 1, colour: '#2a6f6b', sign: (ctx) => hourglass(ctx) }],
  ['mounted', { corner: 0, colour: '#6b4a22', sign: (ctx) => horseshoe(ctx) }],
]
const ONE_OF = ['attacker', 'defender', 'engaged', 'fought', 'thrown']

/** `corners` are the positions of the badges, in the order of {@link Badge.corner}; `scale` enlarges them. */
export function paintBadges(
  ctx: CanvasRenderingContext2D,
  badges: readonly string[],
  corners: readonly Spot[],
  scale = 1,
): void {
  const taken = new Set<number>()
  const first = ONE_OF.find((name) => badges.includes(name))
  for (const [name, { corner, colour, sign }] of BADGES) {
    if (!badges.includes(name) || (ONE_OF.includes(name) && name !== first)) continue
    const at = [corner, 0, 1, 2, 3].find((place) => !taken.has(place))
    if (at === undefined) return
    taken.add(at)
    disc(ctx, corners[at][0], corners[at][1], scale, colour, sign)
  }
}

type Sign = (ctx: CanvasRenderingContext2D) => void

function disc(
  ctx: CanvasRenderingContext2D,
  x: number,
  y: number,
  scale: number,
  colour: string,
  sign: Sign,
): void {
  ctx.save()
  ctx.translate(x, y)
  ctx.scale(scale, scale)
  ctx.beginPath()
  ctx.arc(0, 0, 9.5, 0, 6.2832)
  ctx.fillStyle = colour
  ctx.fill()
  ctx.lineWidth = 1.8
  ctx.strokeStyle = '#fffdf7'
  ctx.stroke()
  ctx.fillStyle = '#fffdf7'
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  sign(ctx)
  ctx.restore()
}

const tick: Sign = (ctx) => {
  ctx.beginPath()
  ctx.moveTo(-4, 0.5)
  ctx.lineTo(-1, 3.5)
  ctx.lineTo(4.5, -3.5)
  ctx.lineWidth = 2.2
  ctx.stroke()
}

const bang: Sign = (ctx) => {
  ctx.fillRect(-1.3, -6, 2.6, 7.5)
  ctx.fillRect(-1.3, 3, 2.6, 2.8)
}

/** The path of something thrown. */
const arc: Sign = (ctx) => {
  ctx.beginPath()
  ctx.moveTo(-5, 4)
  ctx.quadraticCurveTo(-1, -8, 4, -1)
  ctx.lineWidth = 2
  ctx.stroke()
  ctx.beginPath()
  ctx.arc(4.2, 2.2, 2, 0, 6.2832)
  ctx.fill()
}

const swords: Sign = (ctx) => {
  ctx.beginPath()
  ctx.moveTo(-4, -4)
  ctx.lineTo(4, 4)
  ctx.moveTo(4, -4)
  ctx.lineTo(-4, 4)
  ctx.lineWidth = 2.2
  ctx.stroke()
}

const starSign: Sign = (ctx) => {
  ctx.beginPath()
  for (let point = 0; point < 10; point++) {
    const angle = (point * Math.PI) / 5 - Math.PI / 2
    const r = point % 2 === 0 ? 6.5 : 2.8
    ctx.lineTo(Math.cos(angle) * r, Math.sin(angle) * r)
  }
  ctx.fill()
}

/** A chain without its middle link. */
const brokenLink: Sign = (ctx) => {
  ctx.lineWidth = 2
  ctx.beginPath()
  ctx.moveTo(-1.5, -3)
  ctx.lineTo(-3.5, -3)
  ctx.arc(-3.5, 0, 3, -Math.PI / 2, Math.PI / 2, true)
  ctx.lineTo(-1.5, 3)
  ctx.moveTo(1.5, -3)
  ctx.lineTo(3.5, -3)
  ctx.arc(3.5, 0, 3, -Math.PI / 2, Math.PI / 2)
  ctx.lineTo(1.5, 3)
  ctx.stroke()
}

const backArrow: Sign = (ctx) => {
  ctx.lineWidth = 2.2
  ctx.beginPath()
  ctx.moveTo(5, 0)
  ctx.lineTo(-5, 0)
  ctx.moveTo(-1, -4)
  ctx.lineTo(-5, 0)
  ctx.lineTo(-1, 4)
  ctx.stroke()
}

const drop: Sign = (ctx) => {
  ctx.beginPath()
  ctx.moveTo(0, -6)
  ctx.quadraticCurveTo(5, 0.5, 3.4, 3)
  ctx.arc(0, 2.4, 3.6, 0.2, Math.PI - 0.2)
  ctx.quadraticCurveTo(-5, 0.5, 0, -6)
  ctx.fill()
}

const whirl: Sign = (ctx) => {
  ctx.lineWidth = 1.9
  ctx.beginPath()
  for (let step = 0; step <= 22; step++) {
    const angle = step * 0.55
    const r = 0.6 + step * 0.24
    ctx.lineTo(Math.cos(angle) * r, Math.sin(angle) * r)
  }
  ctx.stroke()
}

const bars: Sign = (ctx) => {
  ctx.lineWidth = 1.8
  ctx.beginPath()
  for (const x of [-3.6, 0, 3.6]) {
    ctx.moveTo(x, -5)
    ctx.lineTo(x, 5)
  }
  ctx.moveTo(-5.5, -2)
  ctx.lineTo(5.5, -2)
  ctx.stroke()
}

const arrow: Sign = (ctx) => {
  ctx.lineWidth = 2
  ctx.beginPath()
  ctx.moveTo(-5, 5)
  ctx.lineTo(4.5, -4.5)
  ctx.moveTo(0.5, -4.8)
  ctx.lineTo(4.8, -4.8)
  ctx.lineTo(4.8, -0.5)
  ctx.stroke()
}

const horseshoe: Sign = (ctx) => {
  ctx.lineWidth = 2.6
  ctx.beginPath()
  ctx.arc(0, -0.5, 4.4, Math.PI * 0.75, Math.PI * 0.25)
  ctx.lineTo(2.4, 5)
  ctx.moveTo(-3.1, 2.6)
  ctx.lineTo(-2.4, 5)
  ctx.stroke()
}

const shield: Sign = (ctx) => {
  ctx.beginPath()
  ctx.moveTo(-4.5, -5)
  ctx.lineTo(4.5, -5)
  ctx.lineTo(4.5, 0)
  ctx.quadraticCurveTo(4, 4, 0, 6)
  ctx.quadraticCurveTo(-4, 4, -4.5, 0)
  ctx.fill()
}

const hourglass: Sign = (ctx) => {
  ctx.beginPath()
  ctx.moveTo(-4, -5.5)
  ctx.lineTo(4, -5.5)
  ctx.lineTo(-4, 5.5)
  ctx.lineTo(4, 5.5)
  ctx.closePath()
  ctx.lineWidth = 1.8
  ctx.stroke()
}

const rope: Sign = (ctx) => {
  ctx.beginPath()
  ctx.moveTo(-6, 2)
  ctx.bezierCurveTo(-2, -7, 1, 8, 6, -2)
  ctx.lineWidth = 2.2
  ctx.stroke()
}
