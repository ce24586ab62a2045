import type { MenuName } from './cloned-menu';
import { createContext, useContext, type Context } from 'react';

/** Actions for components in the drawer. */
export interface DrawerActions {
  close: () => void;
  showMenu: (name: MenuName) => void;
}

export const [DrawerContext, useDrawer] = createRequiredContext<DrawerActions>('useDrawer', '<DrawerContext>');

/** Creates a context and its hook. Outside of the provider, the hook throws an error that names the hook and the provider. */
function createRequiredContext<T>(hook: string, provider: string): [Context<T | undefined>, () => T] {
  const context = createContext<T | undefined>(undefined);
  const useRequired = () => {
    const value = useContext(context);
    if (value === undefined) throw new Error(`${hook} must be used within ${provider}.`);
    return value;
  };
  return [context, useRequired];
}
