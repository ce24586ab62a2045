import { useState } from 'react';
import { readStored, writeStored } from '@/lib/storage';

export interface SavedSearches {
  recent: string[];
  favorites: string[];
  /** Stores a query of which the reader has opened a result. */
  remember: (query: string) => void;
  toggleFavorite: (query: string) => void;
  forgetRecent: () => void;
}

const keys = { recent: 'search.recent', favorites: 'search.favorites' };
const most = { recent: 5, favorites: 10 };

/**
 * Returns the reader's recent and favorite searches from the storage of the browser. If storage is denied, they last until the
 * search closes.
 */
export function useSavedSearches(): SavedSearches {
  const [recent, setRecent] = useState(() => read(keys.recent));
  const [favorites, setFavorites] = useState(() => read(keys.favorites));
  const saveRecent = (list: string[]) => {
    setRecent(list);
    write(keys.recent, list);
  };
  return {
    recent: recent.filter((query) => !favorites.includes(query)),
    favorites,
    remember: (query) => saveRecent([query, ...recent.filter((other) => other !== query)].slice(0, most.recent)),
    toggleFavorite: (query) => {
      const rest = favorites.filter((other) => other !== query);
      const list = (rest.length < favorites.length ? rest : [query, ...rest]).slice(0, most.favorites);
      setFavorites(list);
      write(keys.favorites, list);
    },
    forgetRecent: () => saveRecent([]),
  };
}

function read(key: string): string[] {
  try {
    const list: unknown = JSON.parse(readStored(key) ?? '[]');
    return Array.isArray(list) ? list.filter((item): item is string => typeof item === 'string' && item !== '') : [];
  } catch {
    return [];
  }
}

function write(key: string, list: string[]): void {
  writeStored(key, list.length === 0 ? undefined : JSON.stringify(list));
}
