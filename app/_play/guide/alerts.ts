/** A tone and a notice when it is somebody's turn: both are off until they are wanted. No React. */

export type Alerts = { readonly sound: boolean; readonly notices: boolean }
export const NO_ALERTS: Alerts = { sound: false, notices: false }

const KEPT = 'ludoteca:alerts'

export function readAlerts(): Alerts {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Alerts>
    return { sound: kept.sound === true, notices: kept.notices === true && mayNotify() }
  } catch {
    return NO_ALERTS
  }
}

export function keepAlerts(alerts: Alerts): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(alerts))
  } catch {
    // A browser that keeps nothing has them off next time.
  }
}

const mayNotify = (): boolean => 'Notification' in globalThis && Notification.permission === 'granted'

/** Asks the reader, once; a browser without notices has none to allow. */
export const allowNotices = async (): Promise<boolean> =>
  'Notification' in globalThis && (mayNotify() || (await Notification.requestPermission()) === 'granted')

/** Two soft tones, in hertz, each so many seconds long. */
const TONES = [659, 880]
const TONE_S = 0.16
const LOUDNESS = 0.08

/** Played by the browser itself: there is no file. Where it may not yet, it is silent. */
export function playTone(): void {
  const context = new AudioContext()
  for (const [at, pitch] of TONES.entries()) {
    const [tone, volume] = [context.createOscillator(), context.createGain()]
    const start = context.currentTime + at * TONE_S
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(LOUDNESS, start)
    volume.gain.exponentialRampToValueAtTime(0.0001, start + TONE_S)
    tone.connect(volume).connect(context.destination)
    tone.start(start)
    tone.stop(start + TONE_S)
  }
  setTimeout(() => void context.close(), (TONES.length + 1) * TONE_S * 1000)
}

/** Only where the page is not seen: else the table says it. */
export function notify(title: string, body: string): void {
  if (document.visibilityState === 'hidden' && mayNotify()) new Notification(title, { body, tag: 'turn' })
}
