import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { StudioLoader } from '../../_editor/studio-loader'
import { headOfPack } from '../../_shell/head'

export async function generateMetadata({ params }: { params: Promise<{ id: string }> }): Promise<Metadata> {
  return headOfPack((await params).id, 'studio')
}

export default async function StudioPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params
  const policy = (await headers()).get('content-security-policy') ?? ''
  return <StudioLoader id={id} nonce={/'nonce-([^']+)'/.exec(policy)?.[1]} />
}
