'use client'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '../../_ui/button'
import { spared } from '../../_ui/spared'

/** Loaded on demand. */
const OwnPack = dynamic(
  spared(() => import('./own-pack').then((file) => file.OwnPack)),
  { ssr: false },
)

/** The button that creates the user's own pack from a pack of the site. */
export function OwnPackButton({ id, name }: { id: string; name: string }) {
  const t = useTranslations('home')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)} data-own={id}>
        {t('ownPack')}
      </Button>
      {isOpen && <OwnPack id={id} name={name} onClose={() => setOpen(false)} />}
    </>
  )
}
