import { Fragment } from 'react';
import * as messages from '@/messages';
import type { Example } from '@/openapi/model/example';
import type { Response } from '@/openapi/model/response';
import { Breakable } from '../ui/breakable-name';
import { Code, getLines } from './highlighted-code';
import { CopyButton } from './code-buttons';
import { ExampleNotes } from './example-notes';
import { ExternalLink } from './external-links';
import { toShownLines } from './display-limits-of-texts-and-lists';
import { panelClassName, panelHeadClassName, panelNoteClassName } from './panel-heads-links-and-notes';
import { getStatusClassName, StatusCode } from './status-code';
import type { View } from './render-context';
import { textLinkClassName } from '../ui/shared-class-names';

/** An example with its tab. Without an example, the note says why there is none. */
export interface ExampleTab {
  status?: string;
  statusClass?: Response['class'];
  label?: string;
  example?: Example;
  note?: string;
}

/** How many status codes fit between the title and the buttons on a phone. */
const tabsOnLine = 3;
/** As high as the buttons, which are next to it, so that they are not on top of the tabs. */
const titleAboveClassName = 'flex basis-full items-center pe-20 pt-1 max-desktop:min-h-11 print:min-h-0';

/** Examples, one at a time. Radio buttons select one of several, so that they need no script (`api-page-content.css`). */
export function ExamplePanel({
  view,
  title,
  group,
  tabs,
}: {
  view: View;
  title: string;
  group: string;
  tabs: ExampleTab[];
}) {
  const [single, ...others] = tabs;
  // Many tabs, and tabs with labels, have a line of their own, below the title and the buttons.
  const areBelow = tabs.length > tabsOnLine || tabs.some(({ label }) => label !== undefined);
  if (single && others.length === 0) {
    return (
      // In print, the list of responses says the same as a panel without an example.
      <div
        className={`${panelClassName} ${single.example ? '' : 'in-[.printed]:hidden print:hidden'}`.trimEnd()}
        data-code-block=""
      >
        <div className={`${panelHeadClassName} ${single.example ? 'border-b border-line pe-20' : 'flex-wrap gap-y-0'}`}>
          {title}
          <TabLabel tab={single} />
          {single.note !== undefined && <span className="font-normal text-muted">{single.note}</span>}
        </div>
        <ExampleContent view={view} tab={single} title={title} />
      </div>
    );
  }
  return (
    <fieldset className={`${panelClassName} flex min-w-0 flex-wrap items-center gap-y-1 pt-1 print:block`}>
      <legend className="sr-only">{title}</legend>
      <span aria-hidden="true" className={`ps-4 font-medium text-ink ${areBelow ? titleAboveClassName : 'pe-2'}`}>
        {title}
      </span>
      {tabs.map((tab, index) => (
        <Fragment key={index}>
          <label className={tab.label === undefined ? getStatusClassName(tab.statusClass) : undefined}>
            <input type="radio" name={group} defaultChecked={index === 0} autoComplete="off" />
            {tab.label === undefined ? tab.status : <TabLabel tab={tab} />}
          </label>
          <div data-code-block="">
            {tab.note !== undefined && <p className="px-4 py-3 text-muted">{tab.note}</p>}
            <ExampleContent view={view} tab={tab} title={title} />
          </div>
        </Fragment>
      ))}
    </fieldset>
  );
}

function TabLabel({ tab: { status, statusClass, label } }: { tab: ExampleTab }) {
  return (
    <>
      {status !== undefined && <StatusCode of={statusClass}>{status}</StatusCode>}
      {label !== undefined && <span className="min-w-0 font-normal wrap-anywhere">{label}</span>}
    </>
  );
}

/** The code of an example; a long one shows only its beginning. */
function ExampleContent({
  view,
  tab: { status = '', label = '', example },
  title,
}: {
  view: View;
  tab: ExampleTab;
  title: string;
}) {
  if (!example) return null;
  if (example.externalUrl !== undefined)
    return (
      <>
        <p className={panelNoteClassName}>
          {`${messages.externalExample}: `}
          <ExternalLink url={example.externalUrl} className={textLinkClassName}>
            <Breakable text={example.externalUrl} />
          </ExternalLink>
        </p>
        <ExampleNotes example={example} isNamed={label === example.summary} />
      </>
    );
  const { left } = toShownLines(example.source);
  return (
    <>
      <CopyButton label={messages.copyCode} />
      <Code lines={getLines(view.code, example)} label={`${title} ${status} ${label}`.replaceAll(/ +/g, ' ').trim()} />
      {left > 0 && <p className={panelNoteClassName}>{messages.moreLines(left)}</p>}
      <ExampleNotes example={example} isNamed={label === example.summary} />
    </>
  );
}
