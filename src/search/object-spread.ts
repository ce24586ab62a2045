/** Stands for two helpers that InstantSearch is compiled with: they copy objects in old browsers' ways, key by key. */
export const _ = Object.assign;
