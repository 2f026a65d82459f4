import type { Message } from '../diagnostic'

/** The message that describes a pattern. */
export function form(pattern: string): { message: Message } {
  for (const [name, start] of FORMS)
    if (pattern.startsWith(start)) return { message: { key: `forms.${name}` } }
  return { message: { key: 'forms.other' } }
}
const FORMS: readonly (readonly [string, string])[] = [
  ['id', '^(?!constructor$)[a-z][a-z0-9-]*$'],
  ['side', '^(?:[0-9]{4,8}|[a-z][a-z0-9-]*)/'],
  ['cell', '^(?:[0-9]{4,8}'],
  ['cost', '^(?:closed'],
  ['edge-cost', '^(?:free'],
  ['factor', '^[0-9]{1,2}/2'],
  ['half', '^1/2'],
  ['colour', '^#'],
  ['version', '^[0-9]{1,6}'],
  ['version-range', '^(?:[~^]|>=)?'],
  ['ratio', '^[1-9][0-9]{0,2}-'],
  ['statement', '^[A-Z]'],
  ['language', '^[a-z]{2,3}'],
  ['entry', '^(?!(?:constructor|'],
]
