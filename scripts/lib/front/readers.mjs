// Answers on their way to slow readers.

/** How often answers are looked at, and after how long without a byte taken a connection is closed (milliseconds). */
export const readerPace = { every: 500, patience: 20_000 }

/**
 * Watches an answer. A reader who does not take it loses its place in the gate (`giveBack`), since the site has done its work; what waits
 * for the reader takes room like a body that arrives; and a reader who takes nothing at all is cut off.
 */
export function watchReader(response, { room, owner, pace, giveBack }) {
  const transfer = { owner, bytes: 0, giveUp: () => response.destroy() }
  let [isWaiting, isSlow] = [false, false]
  const look = () => {
    const bytes = response.writableLength
    if (isSlow) room.hold(transfer, bytes)
    else if (isWaiting && bytes > 0) {
      isSlow = true
      response.socket.setTimeout(pace.patience)
      giveBack()
      room.open(transfer)
      room.hold(transfer, bytes)
    }
    isWaiting = bytes > 0
  }
  const watch = setInterval(look, pace.every)
  response.once('close', () => {
    clearInterval(watch)
    room.close(transfer)
  })
}
