'use client'
import { useEffect, useState } from 'react'
import { atFirstWork } from '../_ui/first-work'
import { hasBeenUsed } from './been-used'

/** Whether the user has pressed anything since this document loaded. It turns true when the page is idle after the first press. */
export function useBeenUsed(): boolean {
  const [isUsed, setUsed] = useState(false)
  useEffect(() => {
    if (hasBeenUsed()) setUsed(true)
    else return atFirstWork(() => setUsed(true))
  }, [])
  return isUsed
}
