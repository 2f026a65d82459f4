import { cookies, headers } from 'next/headers'
import { getRequestConfig } from 'next-intl/server'
import { chooseLanguage, loadMessages } from './_text/messages'

/** Language of a request: the reader's own choice (cookie), else the browser's, else English. */
export default getRequestConfig(async () => {
  const chosen = (await cookies()).get('language')?.value
  const locale = chooseLanguage(chosen, (await headers()).get('accept-language'))
  return { locale, messages: await loadMessages(locale), timeZone: 'UTC', now: new Date() }
})
