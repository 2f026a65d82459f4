/** A setting stored in this browser under a name, or null without storage. */
export function savedSetting(name: string): string | null {
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
    // Without storage it is valid until the page is left.
  }
}
