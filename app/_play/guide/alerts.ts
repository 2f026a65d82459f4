/** A sound and a notification for the user's turn, both off by default. No React. */

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
    // Without storage both are off next time.
  }
}

const mayNotify = (): boolean => 'Notification' in globalThis && Notification.permission === 'granted'

/** Asks the user for permission once; false in a browser without notifications. */
export const allowNotices = async (): Promise<boolean> =>
  'Notification' in globalThis && (mayNotify() || (await Notification.requestPermission()) === 'granted')

/** Only if the page is hidden; otherwise the table shows it. */
export function notify(title: string, body: string): void {
  if (document.visibilityState === 'hidden' && mayNotify()) new Notification(title, { body, tag: 'turn' })
}
