// Watches responses to slow readers.

/** How often responses are checked, and after how long without progress a connection is closed (milliseconds). */
export const readerPace = { every: 500, patience: 20_000 }

/**
 * Watches a response. A slow reader loses its place in the gate (`giveBack`), since the site has done its work. The bytes that wait
 * for it count in `room` like an incoming body. A reader without any progress is disconnected.
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
