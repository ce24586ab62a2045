import type { ReactNode } from 'react';

/**
 * Components for a fork's own types of navbar items, by type: `'custom-status': StatusLight`. A component receives all options
 * of its item in `src/site.config.ts`. It is rendered in a list item, both in the navbar and in the menu for small screens.
 */
export const customItems: Record<string, (options: Record<string, unknown>) => ReactNode> = {};
