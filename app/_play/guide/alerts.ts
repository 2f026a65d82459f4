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

/** Only where the page is not seen: else the table says it. */
export function notify(title: string, body: string): void {
  if (document.visibilityState === 'hidden' && mayNotify()) new Notification(title, { body, tag: 'turn' })
}
