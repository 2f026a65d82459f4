/** Symbols of work, homes and unrest; original drawings in the box of `symbols.ts`. */
import type { Symbol24 } from './war-symbols'

export const CIVIL = {
  factory: {
    fill: 'M2 22V11l5.5 3.2V11l5.5 3.2V11l5.5 3.2V3.5h3.5V22zM5 16.5v2.5h2.5v-2.5zm5.5 0v2.5H13v-2.5zm5.5 0v2.5h2.5v-2.5z',
  },
  ruin: {
    fill: 'M2 22v-8l3-2 2.5 2.5L10 11l2.5 4 2-1.5L18 17l4-2v7zM18.5 3.5H22v8l-1.8 1.5-1.7-2z',
    line: 'M4 5l4 4M8 5 4 9',
    width: 1.8,
  },
  reactor: {
    fill: 'M12 14.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4zM12 1.5c3.7 0 7 1.9 8.9 4.8l-5.6 3.3A3.9 3.9 0 0 0 12 7.8zM22.5 12c0 3.9-2.1 7.3-5.2 9.1L14 15.5a3.9 3.9 0 0 0 1.9-3.5zM1.5 12h6.6A3.9 3.9 0 0 0 10 15.5l-3.3 5.6A10.5 10.5 0 0 1 1.5 12z',
  },
  house: {
    fill: 'M12 2.5 23 12h-3v10h-6v-6.5h-4V22H4V12H1z',
  },
  unrest: {
    fill: 'M13.8 1.5 3.5 13.5h6.3L7.8 22.5 20.5 9.5h-7z',
  },
  protest: {
    fill: 'M2.5 3h19v8.5h-19zM5.5 5.5v3.4h13V5.5zM8 17.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4zm8 0a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM4.5 22.5c0-2.5 1.5-4.2 3.5-4.2s3.5 1.7 3.5 4.2zm8 0c0-2.5 1.5-4.2 3.5-4.2s3.5 1.7 3.5 4.2z',
    line: 'M3.5 11v8M20.5 11v8',
    width: 1.6,
  },
  socialist: {
    fill: 'M12 1.5l3.1 7 7.4.8-5.5 5 1.6 7.4L12 17.9l-6.6 3.8L7 14.3l-5.5-5 7.4-.8z',
  },
  rail: {
    line: 'M7 2v20M17 2v20M4.5 6h15M4.5 12h15M4.5 18h15',
    width: 2.2,
  },
} satisfies Readonly<Record<string, Symbol24>>
