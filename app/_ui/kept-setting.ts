/** How somebody wants a screen, kept in this browser under a name; one that keeps nothing has it as at first. */
export function keptSetting(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

export function keepSetting(name: string, value: string): void {
  try {
    localStorage.setItem(name, value)
  } catch {
    // It holds until the page is left.
  }
}
