'use client'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '../_ui/button'
import { spared } from '../_ui/spared'

/** Loaded on demand, because most visitors want to play at once. */
const SetUpSheet = dynamic(
  spared(() => import('./set-up-sheet').then((file) => file.SetUpSheet)),
  { ssr: false },
)

/** The button that opens the set-up sheet from a list of packs. */
export function SetUpButton({ id, name, small }: { id: string; name: string; small?: boolean }) {
  const t = useTranslations('home')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button small={small} look={small ? 'quiet' : 'plain'} onClick={() => setOpen(true)} data-set-up={id}>
        {t('setUp')}
      </Button>
      {isOpen && <SetUpSheet id={id} name={name} onClose={() => setOpen(false)} />}
    </>
  )
}
