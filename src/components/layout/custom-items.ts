import type { ReactNode } from 'react';

/**
 * Components for items of the bar of types of a fork's own, by the type: `'custom-status': StatusLight`. Each gets every option of
 * its item in `src/site.config.ts`, and is in a list's entry, in the bar and in the menu of small screens.
 */
export const customItems: Record<string, (options: Record<string, unknown>) => ReactNode> = {};
