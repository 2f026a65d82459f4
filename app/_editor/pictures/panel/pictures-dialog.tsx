'use client'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { PICTURE_LIMITS } from '../../../../schemas/pictures/pictures'
import { useFiles } from '../../../_shell/files/use-files'
import { withTexts } from '../../../_text/with-texts'
import { Button } from '../../../_ui/button'
import { Dialog } from '../../../_ui/dialog'
import { ImagePlus } from '../../../_ui/icons'
import { LAZY_MESSAGES } from '../../lazy-messages'
import { useSession, useSessionPart } from '../../studio-context'
import { loadHelp } from '../../text-editor/help'
import { picturesIn, roomIn } from '../model/pictures'
import { PictureRow } from './picture-row'
import styles from './pictures.module.css'
import { kilobytes, useAddPictures } from './use-add-pictures'

/** The pictures of the pack: added by file chooser or drop, listed with their credits. */
function Pictures({ onClose, onUnder }: { readonly onClose: () => void; readonly onUnder: () => void }) {
  const t = useTranslations('pictures')
  const session = useSession()
  const files = useSessionPart(() => session.document.files)
  const pictures = picturesIn(files)
  const { said, add, isBusy } = useAddPictures()
  useSchemas()
  return (
    <Dialog onClose={onClose} title={t('title')} wide testId="pictures">
      <p className={styles.lead}>{t('lead')}</p>
      <DropZone onFiles={(files) => void add(files)} isBusy={isBusy} />
      <div role="status" className={styles.said} data-testid="pictures-said">
        {said.map(({ text, isBad }) => (
          <p key={text} data-bad={isBad || undefined}>
            {text}
          </p>
        ))}
      </div>
      {pictures.length > 0 && (
        <>
          <ul className={styles.list}>
            {pictures.map((picture) => (
              <PictureRow key={picture.id ?? picture.file} picture={picture} />
            ))}
          </ul>
          <Room used={roomIn(files).used} />
        </>
      )}
      <div className={styles.buttons}>
        {pictures.length > 0 && <Button onClick={onUnder}>{t('under.open')}</Button>}
        <Button look="main" onClick={onClose}>
          {t('done')}
        </Button>
      </div>
    </Dialog>
  )
}

/** Loads the schemas that tell where pictures are used. */
function useSchemas() {
  const session = useSession()
  const [, setReady] = useState(false)
  useEffect(() => {
    void loadHelp()
      .then(({ loadSchemas }) => loadSchemas(session.files.ruleset))
      .then(
        () => setReady(true),
        () => {},
      )
  }, [session])
}

function Room({ used }: { readonly used: number }) {
  const t = useTranslations('pictures')
  const language = useLocale()
  const values = { used: kilobytes(used, language), all: kilobytes(PICTURE_LIMITS.allBytes, language) }
  return <p className={styles.room}>{t('room', values)}</p>
}

const ACCEPTED = 'image/png,image/jpeg,image/webp'

function DropZone(props: { readonly onFiles: (files: readonly File[]) => void; readonly isBusy: boolean }) {
  const t = useTranslations('pictures')
  const chooser = useRef<HTMLInputElement>(null)
  const zone = useRef<HTMLDivElement>(null)
  useFiles(props.onFiles, zone)
  return (
    <div ref={zone} className={styles.drop}>
      <input
        ref={chooser}
        type="file"
        accept={ACCEPTED}
        multiple
        hidden
        data-testid="picture-file"
        onChange={(event) => {
          props.onFiles([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      <Button icon={<ImagePlus size={16} />} disabled={props.isBusy} onClick={() => chooser.current?.click()}>
        {t('add')}
      </Button>
      <span>{t('orDrop')}</span>
    </div>
  )
}

export const PicturesDialog = withTexts(LAZY_MESSAGES, Pictures)
