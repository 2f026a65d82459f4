import type ts from 'typescript'

export function buildValidators(): Promise<boolean>
export function withoutTwins(code: string, typescript: typeof ts): string
