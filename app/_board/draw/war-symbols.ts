/** Pictures of the people and beasts of older wars. */
export type Symbol24 = {
  /** Filled areas, as SVG path data. */
  readonly fill?: string
  /** Stroked lines, as SVG path data, and their width. */
  readonly line?: string
  readonly width?: number
}

const rider: Symbol24 = {
  fill: 'M2.800 22.500h7.600c.4-3.600-.8-5.200-1.700-7 1.700-.9 2.600-2.600 2.600-4.400-.9-2.700-3-4.300-5.600-4.700L5 4 3.700 6.200C1.900 7.400.9 9.800.2 12.700l2 2.200c1.700-.4 2.600-1.300 3.900-1.300.4 2.200-3.300 4.400-3.300 8.900zM13.500 8.500h8.300v4.600c0 3-1.900 5-4.150 6.400-2.250-1.400-4.150-3.400-4.150-6.400z',
  line: 'M12.300 23 20.500 1.500',
  width: 1.7,
}
const knight: Symbol24 = {
  fill: 'M5 3.500h14v11.300L12 22l-7-7.200zM6.800 8.700v1.900h4.200V8.700zm6.200 0v1.900h4.200V8.700zM11.300 12.500v1.300H10v1.300h1.300v2.600h1.400v-2.600H14v-1.300h-1.300v-1.300z',
}
const sergeant: Symbol24 = {
  fill: 'M6.500 10.500C6.800 6 9 3 12 3s5.200 3 5.500 7.500zM1.500 11.500h21l-2.600 3.400H4.100zM7 16.200h10v2c0 2.400-2.300 4-5 4s-5-1.600-5-4z',
}
const halberd: Symbol24 = {
  fill: 'M13.200 1.500l1.600.5-.9 4.700 6.600-1.900c.9 2.500.6 5.300-.9 7.700l-6.700-2.300-.5 1.300-1.600-.5.7-2.300-4.300-1 .5-1.500 4.300.5z',
  line: 'M12 9.500 7 22.500',
  width: 2.2,
}
const spear: Symbol24 = {
  fill: 'M16.500 1.200c2 2.200 2.600 4.800 1.700 7.300l-1.700 1.300-1.700-1.300c-.9-2.500-.3-5.100 1.700-7.300zM8 20.500a5.500 5.500 0 1 0 0-11 5.500 5.500 0 0 0 0 11zm0-4.200a1.300 1.300 0 1 1 0-2.600 1.300 1.300 0 0 1 0 2.600z',
  line: 'M16.500 8.500v14',
  width: 2,
}
const sword: Symbol24 = {
  fill: 'M20.800 1.500l1.700 1.700-.6 3L10.800 17.300l-4.100-4.100L17.800 2.100zM4.300 17.300l2.400 2.400-2.200 2.200a1.700 1.700 0 0 1-2.400-2.400z',
  line: 'M4.300 13l6.700 6.700',
  width: 2.3,
}
const bow: Symbol24 = {
  line: 'M8 1.800c9.500 4.200 9.500 16.200 0 20.400L8 1.800M2.500 12H20M16.800 8.600 20.500 12l-3.700 3.400',
  width: 1.9,
}
const crossbow: Symbol24 = {
  fill: 'M10.700 2.500h2.600v15l1.700 4.500H9l1.700-4.500z',
  line: 'M2 10.500C5 5.200 19 5.200 22 10.500M2 10.500 12 14l10-3.500',
  width: 1.7,
}
const peasant: Symbol24 = {
  line: 'M12 22.500V2.500M6 2.500V7c0 4.200 12 4.200 12 0V2.500',
  width: 2.3,
}
const civilian: Symbol24 = {
  fill: 'M12 8.200a3.200 3.200 0 1 0 0-6.400 3.200 3.200 0 0 0 0 6.400zM12 9.300c-3.600 0-5 3-6.500 12.900 4 1.200 9 1.200 13 0C17 12.300 15.600 9.300 12 9.300z',
}
const captive: Symbol24 = {
  fill: 'M12 7.500a2.900 2.900 0 1 0 0-5.800 2.900 2.900 0 0 0 0 5.800zM7.300 22l.6-6H6.300l.9-6c2.800-1.500 6.800-1.500 9.600 0l.9 6h-1.600l.6 6z',
  line: 'M2.500 12.500h19M2.500 15.200h19',
  width: 1.5,
}
const mule: Symbol24 = {
  fill: 'M7.500 23h9.300c.5-4-.8-6-1.700-8 1.900-1 2.700-2.900 2.700-4.800-.4-2-1.400-3.500-2.900-4.500L17.700.8l-4.100 3L12 .5 10.300 4.700C7 6.500 4.500 9.700 3.500 13.300l2.400 2.300c1.800-.4 2.900-1.400 4.300-1.400.5 2.400-2.700 4.300-2.700 8.800z',
}

/** Names of people as well as of what they carry. */
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
