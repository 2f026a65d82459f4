import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { getTranslations } from 'next-intl/server'
import { StudioDoor } from '../../_editor/studio-door'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('studio')
  return { title: t('pageTitle') }
}

export default async function StudioPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params
  const policy = (await headers()).get('content-security-policy') ?? ''
  return <StudioDoor id={id} nonce={/'nonce-([^']+)'/.exec(policy)?.[1]} />
}
