import { cookies, headers } from 'next/headers'
import { getRequestConfig } from 'next-intl/server'
import { ASKED_LANGUAGE } from './_text/languages'
import { chooseLanguage, loadMessages } from './_text/messages'

/** Language of a request: that of its address, else the user's choice (cookie), else the browser's, else English. */
export default getRequestConfig(async () => {
  const asked = await headers()
  const chosen = asked.get(ASKED_LANGUAGE) ?? (await cookies()).get('language')?.value
  const locale = chooseLanguage(chosen, asked.get('accept-language'))
  return { locale, messages: await loadMessages(locale), timeZone: 'UTC', now: new Date() }
})
