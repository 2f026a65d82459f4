import type ts from 'typescript'

export function buildValidators(): Promise<boolean>
export function withoutDuplicates(code: string, typescript: typeof ts): string
