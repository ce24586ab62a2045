/** How much a change matters to those who use the API, the worst first. */
export const changeClasses = ['breaking', 'risky', 'safe', 'words'] as const;

/**
 * `breaking`: correct clients fail. `risky`: some clients fail, or it depends on what the API does. `safe`: correct clients continue
 * to work. `words`: only texts for people differ.
 */
export type ChangeClass = (typeof changeClasses)[number];

/** What the sentence about a change is made from. */
export interface Facts {
  /** What the change is in, as people name it: `Pet.name`. */
  subject: string;
  name: string;
  keyword: string;
  before: string;
  after: string;
}

/** A kind of change. */
export interface Rule {
  /** The class in what a client of the API sends, and in what it receives. A webhook is sent by the API. */
  request: ChangeClass;
  response: ChangeClass;
  /** Why it has these classes. */
  reason: string;
  say: (facts: Facts) => string;
}

// The reasons that several rules for changes of schemas share.
export const narrower =
  'Requests that were accepted can be refused. Clients that accept more than they get need no change.';
export const wider = 'All former requests are accepted. Clients can get values that they do not expect.';
export const perhapsUsed = 'All former requests are accepted. Few clients depend on such a limit in what they get.';
export const both = 'Former values can be refused, and new ones can occur.';
export const unclear = 'Whether former values still match cannot be decided.';

// The reasons that several rules for changes outside of schemas share.
export const optional = 'Clients need not use it.';
export const relied = 'Clients rely on it.';
export const gone = 'Requests that worked fail.';

/** Creates a rule. */
export function toRule(request: ChangeClass, response: ChangeClass, reason: string, say: Rule['say']): Rule {
  return { request, response, reason, say };
}

/** Returns true for a class that is as bad as another one, or worse. */
export function isAtLeast(one: ChangeClass, other: ChangeClass): boolean {
  return changeClasses.indexOf(one) <= changeClasses.indexOf(other);
}
