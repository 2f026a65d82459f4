/** The sound of a turn. */

/** Frequencies in hertz, and seconds of each tone. */
const TONES = [659, 880]
const TONE_S = 0.16
const LOUDNESS = 0.08

/** Synthesised by the browser without a file. Silent if the browser does not allow sound yet. */
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
