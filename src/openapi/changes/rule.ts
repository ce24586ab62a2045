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

/** Creates a rule. */
export function toRule(request: ChangeClass, response: ChangeClass, reason: string, say: Rule['say']): Rule {
  return { request, response, reason, say };
}

/** Returns true for a class that is as bad as another one, or worse. */
export function isAtLeast(one: ChangeClass, other: ChangeClass): boolean {
  return changeClasses.indexOf(one) <= changeClasses.indexOf(other);
}
