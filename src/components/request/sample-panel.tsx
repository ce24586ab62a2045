import { useState } from 'react';
import { Copy, Download, Link } from 'lucide';
import * as messages from '@/messages';
import { readStored, writeStored } from '@/lib/storage';
import { toHttpFile, toRequestJson } from '@/openapi/requests/http-file';
import { languages } from '@/openapi/samples/languages';
import type { SampleRequest } from '@/openapi/samples/request';
import { smallButtonClassName } from '../ui/buttons';
import { Icon } from '../ui/icon';

/** The key is that of the samples on the page, whose value is a label. */
const storageKey = 'tab.language';

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
  const [label, setLabel] = useState(() => readStored(storageKey));
  const shown = languages.find((one) => one.label === label) ?? languages[0];
  const source = shown?.print(request);
  const curl = languages.find(({ language }) => language === 'curl')?.print(request) ?? '';
  const choose = (next: string) => {
    setLabel(next);
    writeStored(storageKey, next);
  };
  return (
    <section className="request-sample" aria-label={messages.request} data-code-block="">
      <div className="request-head">
        <h3>{messages.request}</h3>
        <select
          className="request-control"
          aria-label={messages.requestLanguage}
          value={shown?.label}
          onChange={({ target }) => choose(target.value)}
        >
          {languages.map((one) => (
            <option key={one.language}>{one.label}</option>
          ))}
        </select>
      </div>
      <pre tabIndex={0} role="group" aria-label={`${messages.request}, ${shown?.label ?? ''}`} dir="ltr">
        <code>{source ?? messages.requestNoSample}</code>
      </pre>
      <div className="request-actions">
        {source !== undefined && <CopyAction text={source} label={messages.requestCopyCode} />}
        <CopyAction text={curl} label={messages.requestCopyCommand} />
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

function CopyAction({ text, label, icon = Copy }: { text: string; label: string; icon?: typeof Copy }) {
  return (
    <button type="button" className={smallButtonClassName} data-copy={text}>
      <Icon node={icon} className="size-3.5" />
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
