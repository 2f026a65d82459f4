/** Resolves the names in an action to indices; NOBODY for unknown names. */
import type { Rules } from './rules'
import { NOBODY } from './state'

const named =
  (list: 'cities' | 'provinces' | 'links' | 'cards') =>
  (rules: Rules, name = ''): number =>
    rules[list].indexOf.get(name) ?? NOBODY

export const cityNamed = named('cities')
export const provinceNamed = named('provinces')
export const linkNamed = named('links')
export const cardNamed = named('cards')
export const sectionNamed = ({ provinces }: Rules, name = ''): number => provinces.sections.ids.indexOf(name)

/** The chosen place, by the field that names it: a province, a town or a section. */
export type Chosen = { readonly province?: string; readonly town?: string; readonly section?: string }
