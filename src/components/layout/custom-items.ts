import type { ReactNode } from 'react';

/**
 * Components for a fork's own types of navbar items, by type: `'custom-status': StatusLight`. Each receives all options of its
 * item in `src/site.config.ts` and is rendered in a list item, in the navbar and in the menu of small screens.
 */
export const customItems: Record<string, (options: Record<string, unknown>) => ReactNode> = {};
