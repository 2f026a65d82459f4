'use client'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '../../_ui/button'
import { spared } from '../../_ui/spared'

/** Fetched when it is asked for. */
const OwnPack = dynamic(
  spared(() => import('./own-pack').then((file) => file.OwnPack)),
  { ssr: false },
)

/** The way from a pack of the site to one of one's own. */
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
