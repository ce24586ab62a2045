'use client';

import { useCallback, useEffect, useState, type ReactNode } from 'react';
import * as messages from '@/messages';

const patience = 200;

interface LateProps {
  /** Set when loading failed. */
  error?: Error | null;
  onRetry: () => void;
  children?: ReactNode;
}

/** What stands in for a part that is still loading: nothing at first, a spinner after 200 ms, on failure the message and "Retry". */
export function Late({ error, onRetry, children }: LateProps) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience);
    return () => clearTimeout(timer);
  }, [error]);
  if (error) {
    return (
      <div role="alert" className="late-error">
        <p>{children}</p>
        <p className="late-message">{error.message}</p>
        <button type="button" className="button-quiet" onClick={onRetry}>
          {messages.retry}
        </button>
      </div>
    );
  }
  return (
    <div role="status" className="late">
      {isLate && <span className="spinner" />}
      {isLate && <span className="sr-only">{messages.loading}</span>}
    </div>
  );
}

/** Loads code or data once asked to, and again after a failure. */
export function useLate<T>(load: () => Promise<T>, isWanted = true): { value?: T; error?: Error; retry: () => void } {
  const [state, setState] = useState<{ value?: T; error?: Error }>({});
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    setState({});
    load().then(
      (value) => isCurrent && setState({ value }),
      (error: unknown) => isCurrent && setState({ error: error instanceof Error ? error : new Error(String(error)) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, isWanted, attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { ...state, retry };
}
