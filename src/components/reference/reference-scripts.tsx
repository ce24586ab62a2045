'use client';

import { useEffect, useRef } from 'react';
import { noticeClassName, noticeTime } from '../ui/notice';
import { followAnchors } from './scripts/anchors';
import { followCopies } from './scripts/copies';
import { followDisclosures } from './scripts/disclosures';
import { followFilter } from './scripts/operations-filter';
import { followButton } from './scripts/operations-button';
import { followSheet } from './scripts/operations-sheet';
import { followContentVisibility } from './scripts/content-visibility';
import { followLanguages } from './scripts/sample-languages';
import { followScroll } from './scripts/scroll-spy';

/** The languages of request samples and their URLs; a language has no URL if all of its samples are in the HTML. */
export interface SampleLanguages {
  languages: { language: string; label: string }[];
  hrefs: Readonly<Record<string, string>>;
}

/**
 * The behavior of an API page: its listeners serve all of the static markup. The pages of a large spec contain the sample
 * languages in their markup.
 */
export function ReferenceScripts({ languages }: { languages?: SampleLanguages }) {
  const notice = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const abort = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const announce = (text: string) => {
      if (!notice.current) return;
      clearTimeout(timer);
      notice.current.textContent = text;
      timer = setTimeout(() => notice.current?.replaceChildren(), noticeTime);
    };
    followAnchors(abort.signal);
    followScroll(abort.signal);
    followCopies(announce, abort.signal);
    followDisclosures(abort.signal);
    followFilter(abort.signal);
    followSheet(abort.signal);
    followButton(abort.signal);
    followLanguages(languages ?? readLanguages(), abort.signal);
    followContentVisibility(abort.signal);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [languages]);
  return <p className={noticeClassName} role="status" ref={notice} />;
}

function readLanguages(): SampleLanguages {
  const written = document.getElementById('main')?.dataset.languages;
  return written === undefined ? { languages: [], hrefs: {} } : (JSON.parse(written) as SampleLanguages);
}
