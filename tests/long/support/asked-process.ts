/** A process that answers one question at a time, and is killed after a timeout. */
import { type ChildProcess, fork } from 'node:child_process'

export type Answer<T> = { readonly told: T } | { readonly lost: 'no end' | 'a crash' }

export class AskedProcess {
  #child: ChildProcess | undefined
  #said = ''

  constructor(
    private readonly file: string,
    private readonly args: readonly string[],
    private readonly options: { readonly cwd: string; readonly env?: Record<string, string> },
  ) {}

  /** The output of the process, to explain its end. */
  get output(): string {
    return this.#said
  }

  /** @param seconds of silence before the process is given up. `{ alive: true }` ends the silence, but is no answer. */
  ask<T>(question: object, seconds: number): Promise<Answer<T>> {
    this.#child ??= this.#begin()
    const child = this.#child
    return new Promise((resolve) => {
      const end = (answer: Answer<T>) => {
        clearTimeout(clock)
        child.off('message', hear).off('exit', crash)
        if ('lost' in answer) this.close()
        resolve(answer)
      }
      const late = () => end({ lost: 'no end' })
      const crash = () => end({ lost: 'a crash' })
      const hear = (message: unknown) => {
        if ((message as { alive?: true }).alive) clock.refresh()
        else end({ told: message as T })
      }
      const clock = setTimeout(late, seconds * 1000)
      child.on('message', hear).once('exit', crash)
      child.send(question)
    })
  }

  close(): void {
    const pid = this.#child?.pid
    this.#child = undefined
    try {
      if (pid) process.kill(-pid, 'SIGKILL')
    } catch {
      // The process has already ended.
    }
  }

  #begin(): ChildProcess {
    const { cwd, env } = this.options
    const child = fork(this.file, [...this.args], {
      cwd,
      env: { ...process.env, ...env },
      detached: true,
      execArgv: [],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    this.#said = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text) => {
        this.#said = (this.#said + text).slice(-20_000)
      })
    return child
  }
}
