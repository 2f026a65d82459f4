import { BLOCKED, figureOf, pages } from './page-bars.mjs'
import { productOf } from './product.mjs'

/**
 * The performance targets: our case, the peer measured in the same rounds, and the bar. `value` computes one number from both (or
 * from ours alone).
 */
const faster = (ours, peer) => ours / peer
/** Our time as a multiple of the peer's. */
const time = (ours, peer) => peer / ours

/** An absolute bar, without a peer. */
const itself = (ours) => ours

const WEIGHED = {
  html: 'its text, unpacked',
  scripts: 'scripts as they travel',
  data: 'pack as it travels',
}

const DRAWING_BARS = [
  { what: 'fill of 90,000 cells: longest task of the page', figure: 'drawing: fill', most: 100 },
  { what: '90,000 cells put down: longest task of the page', figure: 'drawing: paste', most: 100 },
  { what: 'fill taken back: longest task of the page', figure: 'drawing: undo', most: 50 },
  { what: 'stroke among 512 x 512 cells: 95 % of frames within', figure: 'drawing: stroke', most: 33 },
  {
    what: 'from a press on the file to a map of 300 x 300 on the board',
    figure: 'drawing: open 300',
    most: 1000,
  },
  { what: 'the same of 512 x 512', figure: 'drawing: open 512', most: 2000 },
]

/** The largest weight of each page, in kilobytes. */
const weights = pages.flatMap(({ name, bars }) =>
  Object.entries(bars).map(([kind, most]) => ({
    id: 'P14',
    what: `${name}, ${WEIGHED[kind]}`,
    ours: figureOf(name, kind),
    value: itself,
    atMost: most / 1000,
    unit: ' kB',
    once: 'pages',
  })),
)

/** How long each table blocks a phone before its first use. */
const blocked = pages
  .filter(({ name }) => name.startsWith('play '))
  .map(({ name }) => ({
    id: 'P14',
    what: `${name}, main thread of a phone blocked`,
    ours: figureOf(name, 'blocked'),
    value: itself,
    atMost: BLOCKED.most,
    unit: ' ms',
    once: 'pages',
  }))

/** The longest wait while drawing on a large map in the studio, in milliseconds. */
const drawing = DRAWING_BARS.map(({ what, figure, most }) => ({
  id: 'P16',
  what: `studio, ${what}`,
  ours: figure,
  value: itself,
  atMost: most,
  unit: ' ms',
  once: 'drawing',
}))

/** A map of 100,000 hexes on a canvas, to the pixel; ours beside other ways to draw it. */
const boards = [
  { id: 'P9', what: 'moved: a frame', of: 'moved', atMost: 4 },
  {
    id: 'P9',
    what: 'moved: time against tiles copied by hand',
    of: 'moved',
    peer: 'tiles by hand',
    atMost: 2,
  },
  {
    id: 'P9',
    what: 'moved: against a shape of Konva a hex',
    of: 'moved',
    peer: 'a shape a hex',
    atLeast: 50,
  },
  { id: 'P10', what: 'one cell painted: a frame', of: 'painted', atMost: 2 },
  {
    id: 'P10',
    what: 'one cell painted: against a shape a hex',
    of: 'painted',
    peer: 'a shape a hex',
    atLeast: 100,
  },
].map(({ id, what, of, peer, ...bar }) => ({
  id,
  what: `100,000 hexes ${what}`,
  ours: `board: ${of}, ours`,
  peer: peer && `board: ${of}, ${peer}`,
  value: peer === undefined ? itself : peer === 'tiles by hand' ? faster : time,
  unit: peer === undefined ? ' ms' : 'x',
  once: 'boards',
  ...bar,
}))

/** A map with 300 counters, each with a ring: at 60 frames a second a frame has 16.7 ms, and no task may last 50 ms. */
const pieces = [
  { what: 'map moved: processor time of a frame', of: 'moved', atMost: 8 },
  { what: 'a stack fanned out: processor time of a frame', of: 'fanned out', atMost: 16 },
  { what: 'longest task of the page', of: 'longest', atMost: 50 },
].map(({ what, of, atMost }) => ({
  ...{ id: 'P19', what: `300 pieces, ${what}`, ours: `pieces: ${of}`, value: itself },
  ...{ atMost, unit: ' ms', once: 'pieces' },
}))

/** The play-out actions per second of a search bot; a journey tests that the page stays responsive meanwhile. */
const thinking = ['Corteo', 'Cry Havoc', 'Junta', 'Kriegspiel', 'Wir sind das Volk!'].map((game) => ({
  id: 'P17',
  what: `${game}, actions of play-outs of a bot that searches, a second`,
  ours: `search, ${game}: play-outs`,
  value: itself,
  atLeast: 10_000,
  unit: '/s',
}))

/** The wait when looking back in a game of 300 turns, in milliseconds. */
const lookingBack = Object.entries({
  turns: 'a turn back or on, by key',
  jumps: 'any moment, by the line',
}).map(([figure, what]) => ({
  id: 'P18',
  what: `table, a game of 300 turns: ${what}: the slowest within`,
  ours: `looking back: ${figure}`,
  value: itself,
  atMost: 300,
  unit: ' ms',
  once: 'looking-back',
}))

/** Frames while counters glide, while one is dragged, and while the map moves. At 60 a second a frame has 16.7 ms. */
const smooth = [
  { id: 'P20', what: '150 counters glide at once', of: 'gliding' },
  { id: 'P21', what: 'a counter dragged at a table of 150', of: 'dragging' },
  { id: 'P21', what: 'the map moved at a table of 150', of: 'dragging, map moved' },
].flatMap(({ id, what, of }) =>
  [
    { bar: 'frames a second', figure: 'frames', atLeast: 50, unit: '/s' },
    { bar: 'processor time of a frame', figure: 'work', atMost: 8, unit: ' ms' },
    { bar: 'longest task of the page', figure: 'task', atMost: 50, unit: ' ms' },
  ].map(({ bar, figure, ...limit }) => ({
    ...{ id, what: `${what}: ${bar}`, ours: `${of}: ${figure}`, value: itself },
    ...{ once: of.split(',')[0], ...limit },
  })),
)

/** A keystroke in the studio, compared with a first check of the same pack. */
const keystrokes = ['one of 500 units', 'one of 2,000 units', 'one row of 200 x 200 cells'].map((where) => ({
  id: 'P11',
  what: `keystroke in ${where}: part of the time of a first look`,
  ours: `keystroke in ${where}: ours`,
  peer: `first look before a keystroke in ${where}: ours`,
  value: time,
  atMost: 0.1,
}))

const measured = [
  {
    id: 'P1',
    what: 'Kriegspiel, random play with every choice listed: against boardgame.io',
    ours: 'random play, Kriegspiel: ours',
    peer: 'random play, connect four: boardgame.io',
    value: faster,
    atLeast: 35,
  },
  {
    id: 'P1',
    what: 'the same against typed arrays written for this one game',
    ours: 'random play, Kriegspiel: ours',
    peer: 'random play, Kriegspiel: typed arrays by hand',
    value: faster,
    atLeast: 2 / 3,
  },
  {
    id: 'P2',
    what: 'Corteo, random play with every choice listed: against boardgame.io',
    ours: 'random play, Corteo: ours',
    peer: 'random play, connect four: boardgame.io',
    value: faster,
    atLeast: 12,
  },
  {
    id: 'P2',
    what: 'cost of an action on a map of four times the cells',
    ours: 'random play, Corteo on a map of twice the width and height: ours',
    peer: 'random play, Corteo: ours',
    value: time,
    atMost: 1.25,
  },
  {
    id: 'P2',
    what: 'the same with 100 triggers whose moments never come: time of an action',
    ours: 'random play, Corteo with triggers that wait for nothing: ours',
    peer: 'random play, Corteo: ours',
    value: time,
    atMost: 1.03,
  },
  {
    id: 'P2b',
    what: 'Cry Havoc, random play with every choice listed: against boardgame.io',
    ours: 'random play, Cry Havoc, all scenarios: ours',
    peer: 'random play, connect four: boardgame.io',
    value: faster,
    atLeast: 5,
  },
  {
    id: 'P2b',
    what: 'Wir sind das Volk!, random play with every choice listed: against boardgame.io',
    ours: 'random play, Wir sind das Volk!, all scenarios: ours',
    peer: 'random play, connect four: boardgame.io',
    value: faster,
    atLeast: 5,
  },
  {
    id: 'P2b',
    what: 'Junta, random play with every choice of everybody listed: against boardgame.io',
    ours: 'random play, Junta, all scenarios: ours',
    peer: 'random play, connect four: boardgame.io',
    value: faster,
    atLeast: 5,
  },
  {
    id: 'P3',
    what: 'reach with terrain, edges, control: time against typed arrays',
    ours: 'reach, one side of 40 units: ours',
    peer: 'reach, one side of 40 units: typed arrays by hand',
    value: time,
    atMost: 1.5,
  },
  {
    id: 'P3',
    what: 'reach with terrain, edges, control: against honeycomb-grid',
    ours: 'reach, one side of 40 units: ours',
    peer: 'reach, one side of 40 units: honeycomb-grid',
    value: faster,
    atLeast: 40,
  },
  {
    id: 'P4',
    what: 'lines of fire with walls, scarps and cover: against the lines of honeycomb-grid',
    ours: 'lines of fire up to 16 cells: ours',
    peer: 'lines up to 16 cells, woods alone: honeycomb-grid',
    value: faster,
    atLeast: 60,
  },
  {
    id: 'P4',
    what: 'the same: time of a line against typed arrays that look at woods alone',
    ours: 'lines of fire up to 16 cells: ours',
    peer: 'lines up to 16 cells, woods alone: typed arrays by hand',
    value: time,
    atMost: 5,
  },
  {
    id: 'P5',
    what: 'communication networks, whole: time against typed arrays',
    ours: 'networks of Kriegspiel: ours',
    peer: 'networks of Kriegspiel: typed arrays by hand',
    value: time,
    atMost: 1.5,
  },
  {
    id: 'P6',
    what: "tree search, the same connect four: against boardgame.io's bot",
    ours: 'tree search, connect four: ours',
    peer: 'tree search, connect four: boardgame.io',
    value: faster,
    atLeast: 100,
  },
  {
    id: 'P6',
    what: 'tree search, Kriegspiel, iterations of 100 actions a second',
    ours: 'tree search, Kriegspiel, 100 actions an iteration: ours',
    value: itself,
    atLeast: 1000,
    unit: ' a second',
  },
  {
    id: 'P7',
    what: 'next state with undo and log: against immer',
    ours: 'next state of 100 pieces with undo and log: ours',
    peer: 'next state of 100 pieces with undo and log: immer',
    value: faster,
    atLeast: 8,
  },
  {
    id: 'P7',
    what: 'memory of 1,000 steps to take back, states and log',
    ours: 'memory of 1,000 steps to take back: ours',
    value: itself,
    atMost: 2,
    unit: ' MB',
  },
  {
    id: 'P11',
    what: '500 units, every error placed: against yaml and ajv',
    ours: 'check 500 units, every error placed: ours',
    peer: 'check 500 units, every error placed: yaml and ajv',
    value: faster,
    atLeast: 5,
  },
  ...keystrokes,
  {
    id: 'P12',
    what: 'reach: time of a cell among 100,000 against 7,000',
    ours: 'reach over a whole map of 100,000 cells: ours',
    peer: 'reach over a whole map of 7,000 cells: ours',
    value: time,
    atMost: 2.5,
  },
  {
    id: 'P12',
    what: 'map file to board: time of a cell among 100,000 against 7,000',
    ours: 'map file of 100,000 cells to board: ours',
    peer: 'map file of 7,000 cells to board: ours',
    value: time,
    atMost: 2.5,
  },
  {
    id: 'P12',
    what: 'pack check: time of a unit among 5,000 against 500',
    ours: 'check of 5,000 units: ours',
    peer: 'check of 500 units: ours',
    value: time,
    atMost: 1.3,
  },
  {
    id: 'P13',
    what: 'Corteo in Chromium, from a changed text to the first choices',
    ours: 'edit to play in Chromium: ours',
    value: itself,
    atMost: 150,
    unit: ' ms',
  },
  {
    id: 'P15',
    what: 'front page: requests a second against those of the health route',
    ours: 'readers: front page',
    peer: 'readers: health route',
    value: faster,
    atLeast: 0.2,
    once: 'readers',
  },
  {
    id: 'P15',
    what: '500 readers of front page and packs: errors other than 503, come again',
    ours: 'readers: errors',
    value: itself,
    atMost: 0,
    unit: '',
    once: 'readers',
  },
  {
    id: 'P15',
    what: 'of them 95 % of those answered, within',
    ours: 'readers: 95 % answered',
    value: itself,
    atMost: 1000,
    unit: ' ms',
    once: 'readers',
  },
  {
    id: 'P15',
    what: 'meanwhile 95 % of answers of the health route, within',
    ours: 'readers: 95 % of health',
    value: itself,
    atMost: 100,
    unit: ' ms',
    once: 'readers',
  },
  {
    id: 'P15',
    what: 'meanwhile the most memory of the site',
    ours: 'readers: memory',
    value: itself,
    atMost: 500,
    unit: ' MB',
    once: 'readers',
  },
  {
    id: 'P15',
    what: 'afterwards until the front page is answered as quickly as before',
    ours: 'readers: back to rest',
    value: itself,
    atMost: 5,
    unit: ' s',
    once: 'readers',
  },
  ...boards,
  ...pieces,
  ...weights,
  ...blocked,
  ...drawing,
  ...thinking,
  ...lookingBack,
  ...smooth,
]

/** Adds to each target the place in the product that runs what it times. */
export const targets = measured.map((target) => ({ ...target, product: productOf(target.ours) }))
