'use client';

import { usePathname } from 'next/navigation';
import { Component, type ReactNode } from 'react';
import { Crash } from './crash';

/** A crash inside a page: bar and footer stay, and so does every other page. */
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
