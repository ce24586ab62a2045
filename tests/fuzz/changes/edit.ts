import type { Random } from './random';
import type { Direction } from './schemas';
import type { Document } from './types';

export type ChangeClass = 'breaking' | 'risky' | 'safe' | 'words';

/** The direction of a change, or `both` for one without a direction, and its class. */
export type Expected = `${Direction | 'both'} ${ChangeClass}`;

/**
 * Changes a random place of a document, and returns how the change is to be classified, without asking the code under test. Returns
 * undefined if there is no such place.
 */
export type Edit = (document: Document, random: Random) => Expected[] | undefined;
