/** Symbols of the people and animals of older wars. */
export type Symbol24 = {
  /** Filled areas, as SVG path data. */
  readonly fill?: string
  /** Stroked lines as SVG path data, with their width. */
  readonly line?: string
  readonly width?: number
}

const rider: Symbol24 = {
  fill: 'M2.8 22.5h7.6c.4-3.6-.8-5.2-1.7-7 1.7-.9 2.6-2.6 2.6-4.4-.9-2.7-3-4.3-5.6-4.7L5 4 3.7 6.2C1.9 7.4.9 9.8.2 12.7l2 2.2c1.7-.4 2.6-1.3 3.9-1.3.4 2.2-3.3 4.4-3.3 8.9zM13.5 8.5h8.3v4.6c0 3-1.9 5-4.15 6.4-2.25-1.4-4.15-3.4-4.15-6.4z',
  line: 'M12.3 23 20.5 1.5',
  width: 1.7,
}
const knight: Symbol24 = {
  fill: 'M5 3.5h14v11.3L12 22l-7-7.2zM6.8 8.7v1.9h4.2V8.7zm6.2 0v1.9h4.2V8.7zM11.3 12.5v1.3H10v1.3h1.3v2.6h1.4v-2.6H14v-1.3h-1.3v-1.3z',
}
const sergeant: Symbol24 = {
  fill: 'M6.5 10.5C6.8 6 9 3 12 3s5.2 3 5.5 7.5zM1.5 11.5h21l-2.6 3.4H4.1zM7 16.2h10v2c0 2.4-2.3 4-5 4s-5-1.6-5-4z',
}
const halberd: Symbol24 = {
  fill: 'M13.2 1.5l1.6.5-.9 4.7 6.6-1.9c.9 2.5.6 5.3-.9 7.7l-6.7-2.3-.5 1.3-1.6-.5.7-2.3-4.3-1 .5-1.5 4.3.5z',
  line: 'M12 9.5 7 22.5',
  width: 2.2,
}
const spear: Symbol24 = {
  fill: 'M16.5 1.2c2 2.2 2.6 4.8 1.7 7.3l-1.7 1.3-1.7-1.3c-.9-2.5-.3-5.1 1.7-7.3zM8 20.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11zm0-4.2a1.3 1.3 0 1 1 0-2.6 1.3 1.3 0 0 1 0 2.6z',
  line: 'M16.5 8.5v14',
  width: 2,
}
const sword: Symbol24 = {
  fill: 'M20.8 1.5l1.7 1.7-.6 3L10.8 17.3l-4.1-4.1L17.8 2.1zM4.3 17.3l2.4 2.4-2.2 2.2a1.7 1.7 0 0 1-2.4-2.4z',
  line: 'M4.3 13l6.7 6.7',
  width: 2.3,
}
const bow: Symbol24 = {
  line: 'M8 1.8c9.5 4.2 9.5 16.2 0 20.4L8 1.8M2.5 12H20M16.8 8.6 20.5 12l-3.7 3.4',
  width: 1.9,
}
const crossbow: Symbol24 = {
  fill: 'M10.7 2.5h2.6v15l1.7 4.5H9l1.7-4.5z',
  line: 'M2 10.5C5 5.2 19 5.2 22 10.5M2 10.5 12 14l10-3.5',
  width: 1.7,
}
const peasant: Symbol24 = {
  line: 'M12 22.5V2.5M6 2.5V7c0 4.2 12 4.2 12 0V2.5',
  width: 2.3,
}
const civilian: Symbol24 = {
  fill: 'M12 8.2a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4zM12 9.3c-3.6 0-5 3-6.5 12.9 4 1.2 9 1.2 13 0C17 12.3 15.6 9.3 12 9.3z',
}
const captive: Symbol24 = {
  fill: 'M12 7.5a2.9 2.9 0 1 0 0-5.8 2.9 2.9 0 0 0 0 5.8zM7.3 22l.6-6H6.3l.9-6c2.8-1.5 6.8-1.5 9.6 0l.9 6h-1.6l.6 6z',
  line: 'M2.5 12.5h19M2.5 15.2h19',
  width: 1.5,
}
const mule: Symbol24 = {
  fill: 'M7.5 23h9.3c.5-4-.8-6-1.7-8 1.9-1 2.7-2.9 2.7-4.8-.4-2-1.4-3.5-2.9-4.5L17.7.8l-4.1 3L12 .5 10.3 4.7C7 6.5 4.5 9.7 3.5 13.3l2.4 2.3c1.8-.4 2.9-1.4 4.3-1.4.5 2.4-2.7 4.3-2.7 8.8z',
}

/** The names include people and their equipment. */
export const WAR = {
  rider,
  knight,
  sergeant,
  halberd,
  halberdier: halberd,
  spear,
  spearman: spear,
  sword,
  swordsman: sword,
  bow,
  archer: bow,
  crossbow,
  crossbowman: crossbow,
  peasant,
  civilian,
  captive,
  mule,
} satisfies Readonly<Record<string, Symbol24>>
