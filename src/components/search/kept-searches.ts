import { useState } from 'react';
import { readStored, writeStored } from '@/lib/storage';

export interface KeptSearches {
  recent: string[];
  favourites: string[];
  /** Remembers what led to a result. */
  remember: (query: string) => void;
  toggleFavourite: (query: string) => void;
  forgetRecent: () => void;
}

const keys = { recent: 'search.recent', favourites: 'search.favourites' };
const most = { recent: 5, favourites: 10 };

/** The searches that the reader made and those that he keeps, in this browser alone; for this visit only if storage is denied. */
export function useKeptSearches(): KeptSearches {
  const [recent, setRecent] = useState(() => read(keys.recent));
  const [favourites, setFavourites] = useState(() => read(keys.favourites));
  const saveRecent = (list: string[]) => {
    setRecent(list);
    write(keys.recent, list);
  };
  return {
    recent: recent.filter((query) => !favourites.includes(query)),
    favourites,
    remember: (query) => saveRecent([query, ...recent.filter((other) => other !== query)].slice(0, most.recent)),
    toggleFavourite: (query) => {
      const rest = favourites.filter((other) => other !== query);
      const list = (rest.length < favourites.length ? rest : [query, ...rest]).slice(0, most.favourites);
      setFavourites(list);
      write(keys.favourites, list);
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
