const CHUNK = 1024

/** The smallest differing span of two texts. */
export function changeBetween(old: string, next: string): { start: number; oldEnd: number; newEnd: number } {
  const shorter = Math.min(old.length, next.length)
  let start = 0
  while (start + CHUNK <= shorter && old.slice(start, start + CHUNK) === next.slice(start, start + CHUNK))
    start += CHUNK
  while (start < shorter && old.charCodeAt(start) === next.charCodeAt(start)) start++
  let tail = 0
  const most = shorter - start
  while (
    tail + CHUNK <= most &&
    old.slice(old.length - tail - CHUNK, old.length - tail) ===
      next.slice(next.length - tail - CHUNK, next.length - tail)
  )
    tail += CHUNK
  while (tail < most && old.charCodeAt(old.length - tail - 1) === next.charCodeAt(next.length - tail - 1))
    tail++
  return { start, oldEnd: old.length - tail, newEnd: next.length - tail }
}
