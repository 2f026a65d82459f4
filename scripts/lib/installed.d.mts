export function whatIsNotInstalled(folder: string): string | undefined
