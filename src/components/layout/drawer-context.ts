import { createRequiredContext } from '../ui/required-context';
import type { MenuName } from './cloned-menu';

/** What the parts of the drawer can do. */
export interface DrawerActions {
  close: () => void;
  showMenu: (name: MenuName) => void;
}

export const [DrawerContext, useDrawer] = createRequiredContext<DrawerActions>('useDrawer', '<DrawerContext>');
