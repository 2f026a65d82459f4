import type ts from 'typescript'

/** The validators that ajv wrote, in less code; what they find is the same, most of it without the path of its schema. */
export function lean(code: string, typescript: typeof ts): string
