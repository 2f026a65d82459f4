/** What the names in an action mean, by index; NOBODY for what nothing bears. */
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

/** What is chosen, by the field in which it is named: a province, a town or a section. */
export type Chosen = { readonly province?: string; readonly town?: string; readonly section?: string }
