'use client'
import { useRef, useState } from 'react'
import { Button } from './button'
import { Copy } from './icons'

type Props = {
  readonly text: string
  readonly label: string
  /** The label of the button, and its text after copying. */
  readonly copy: string
  readonly copied: string
  /** The class of the row with the button. */
  readonly className?: string
  readonly testId?: string
}

/** A text with a button that copies it. */
export function CopyField({ text, label, copy, copied, className, testId }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const [taken, setTaken] = useState<string>()
  const take = async () => {
    field.current?.select()
    if (await copyText(text)) setTaken(text)
  }
  return (
    <>
      <label>
        {label}
        <input ref={field} readOnly value={text} data-testid={testId} />
      </label>
      <div className={className}>
        <span role="status">{taken === text && copied}</span>
        <Button look="main" icon={<Copy size={16} aria-hidden />} onClick={() => void take()}>
          {copy}
        </Button>
      </div>
    </>
  )
}

/** Without https there is no clipboard, so the text is selected for copying. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return document.execCommand('copy')
  }
}
