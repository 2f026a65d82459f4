import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { StudioDoor } from '../../_editor/studio-door'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('studio')
  return { title: t('pageTitle') }
}

export default async function StudioPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params
  return <StudioDoor id={id} />
}
