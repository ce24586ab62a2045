import { Callout } from '@/components/ui/callout';
import * as messages from '@/messages';
import { getLocale, getLocales, toLanguageName } from '@/site/locales';
import { getSite } from '@/site/site';

/** What stands above a text that does not exist in the language that is built, and which language it is in instead. */
export function toUntranslated() {
  const site = getSite();
  const own = getLocale(site);
  const [original = own] = getLocales(site);
  return {
    notice: (
      <Callout kind="info">
        <p className="callout-title">{messages.untranslatedTitle(toLanguageName(own.code, own.code))}</p>
        <p>{messages.untranslatedText(toLanguageName(original.code, own.code))}</p>
      </Callout>
    ),
    language: { lang: original.code, dir: original.direction },
  };
}
