'use client';

import * as messages from '@/messages';
import { usePathname } from 'next/navigation';
import { Component, type ReactNode, useEffect, useState } from 'react';
import { toCauseText } from '@/lib/error-messages-and-system-errors';
import { isLoadError, reloadOnce } from '@/lib/reload-after-load-error';
import { primaryButtonClassName } from '../ui/shared-class-names';
import { ErrorText, SimplePage, SimpleTitle } from './simple-page';

/** An error boundary that keeps the navbar, the footer, and navigation to other pages working if a page crashes. */
export function CrashBoundary({ children }: { children: ReactNode }) {
  return <Boundary path={usePathname()}>{children}</Boundary>;
}

interface Caught {
  error: unknown;
}

class Boundary extends Component<{ path: string; children: ReactNode }, { path: string; caught?: Caught }> {
  override state: { path: string; caught?: Caught } = { path: this.props.path };

  static getDerivedStateFromError(error: unknown): { caught: Caught } {
    return { caught: { error } };
  }

  static getDerivedStateFromProps({ path }: { path: string }, state: { path: string }) {
    return path === state.path ? null : { path, caught: undefined };
  }

  override render() {
    const { caught } = this.state;
    if (!caught) return this.props.children;
    return <Crash error={caught.error} reset={() => this.setState({ caught: undefined })} />;
  }
}

/**
 * The page after a crash, with a retry button and the error with its causes. If the page failed to load, it is first reloaded
 * once.
 */
function Crash({ error, reset }: { error: unknown; reset: () => void }) {
  const path = usePathname();
  const isLoad = error instanceof Error && isLoadError(error);
  const [isReloading, setReloading] = useState(isLoad);
  useEffect(() => {
    if (isLoad && !reloadOnce(path)) setReloading(false);
  }, [isLoad, path]);
  if (isReloading) return <SimplePage isBusy />;
  return (
    <SimplePage>
      <SimpleTitle>{isLoad ? messages.pageError : messages.pageCrashed}</SimpleTitle>
      {isLoad && <p>{messages.pageNotLoaded}</p>}
      <p>
        <button
          type="button"
          className={primaryButtonClassName}
          onClick={isLoad ? () => window.location.reload() : reset}
        >
          {isLoad ? messages.retry : messages.tryAgain}
        </button>
      </p>
      <ErrorText>{toCauseText(error)}</ErrorText>
    </SimplePage>
  );
}
