export function browsersOnPath(): string[]
export function browserPath(): string | undefined
