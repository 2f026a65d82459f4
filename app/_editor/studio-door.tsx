'use client'
import dynamic from 'next/dynamic'

/** The studio runs only in the browser: text editor, canvas, worker. */
export const StudioDoor = dynamic(() => import('./studio'), { ssr: false })
