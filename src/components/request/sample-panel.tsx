import { useEffect, useState } from 'react';
import { Check, Copy, Download, Link } from 'lucide';
import * as messages from '@/messages';
import { toStoredKey, writeStored } from '@/lib/storage';
import { toHttpFile, toRequestJson } from '@/openapi/requests/http-file-and-request-json';
import { toCurl } from '@/openapi/samples/curl';
import { languageNames } from '@/openapi/samples/language-names';
import type { SampleRequest } from '@/openapi/samples/sample-request';
import { findStoredLanguage, languageKey } from '../reference/page-and-stored-sample-languages';
import { smallButtonClassName } from '../ui/shared-class-names';
import { Icon } from '../ui/icon';

/** The request in one of the languages of the samples, with buttons that copy and download it. */
export function SamplePanel({
  request,
  title,
  slug,
  link,
}: {
  request: SampleRequest;
  title: string;
  slug: string;
  link: string;
}) {
  const [shown, setShown] = useState(() => findStoredLanguage(languageNames) ?? languageNames[0]);
  const { print, text } = usePrinter(shown.language);
  const source = print?.(request);
  const choose = (next: string) => {
    writeStored(languageKey, next);
    setShown(languageNames.find(({ label }) => label === next) ?? shown);
    // The samples of the page follow, as they do when another browser tab changes the language.
    window.dispatchEvent(new StorageEvent('storage', { key: toStoredKey(languageKey) }));
  };
  return (
    <section className="request-sample" aria-label={messages.request} data-code-block="">
      <div className="request-head">
        <h3>{messages.request}</h3>
        <select
          className="request-control"
          aria-label={messages.requestLanguage}
          value={shown.label}
          onChange={({ target }) => choose(target.value)}
        >
          {languageNames.map((one) => (
            <option key={one.language}>{one.label}</option>
          ))}
        </select>
      </div>
      <pre tabIndex={0} role="group" aria-label={`${messages.request}, ${shown.label}`} dir="ltr">
        <code>{source ?? text}</code>
      </pre>
      <div className="request-actions">
        {source !== undefined && <CopyAction text={source} label={messages.requestCopyCode} />}
        {shown.language !== 'curl' && <CopyAction text={toCurl(request)} label={messages.requestCopyCommand} />}
        <CopyAction text={toRequestJson(request)} label={messages.requestCopyJson} />
        <CopyAction text={link} label={messages.requestCopyLink} icon={Link} />
        <button
          type="button"
          className={smallButtonClassName}
          onClick={() => download(toHttpFile(request, title), slug)}
        >
          <Icon node={Download} className="size-3.5" />
          {messages.requestDownload}
        </button>
      </div>
    </section>
  );
}

type Print = (request: SampleRequest) => string | undefined;

/** Returns what prints a request in a language, or says why there is no sample. All languages but curl load on demand. */
function usePrinter(language: string | undefined): { print?: Print; text: string } {
  const [loaded, setLoaded] = useState<ReadonlyMap<string, Print> | 'failed'>();
  const isCurl = language === 'curl';
  const isLoaded = loaded instanceof Map;
  useEffect(() => {
    if (isCurl || isLoaded) return;
    import('@/openapi/samples/languages').then(
      ({ languages }) => setLoaded(new Map(languages.map((one) => [one.language, one.print]))),
      () => setLoaded('failed'),
    );
    // Another choice tries again.
  }, [language, isCurl, isLoaded]);
  if (isCurl) return { print: toCurl, text: '' };
  if (loaded === undefined) return { text: messages.loading };
  if (loaded === 'failed') return { text: messages.requestFailed };
  return { print: loaded.get(language ?? ''), text: messages.requestNoSample };
}

function CopyAction({ text, label, icon = Copy }: { text: string; label: string; icon?: typeof Copy }) {
  return (
    <button type="button" className={`${smallButtonClassName} group`} data-copy={text}>
      <Icon node={icon} className="size-3.5 group-data-copied:hidden" />
      <Icon node={Check} className="hidden size-3.5 text-success group-data-copied:block" />
      {label}
    </button>
  );
}

/** Saves a text as a file. The browser sends nothing. */
function download(text: string, slug: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = `${slug}.http`;
  link.click();
  URL.revokeObjectURL(link.href);
}
