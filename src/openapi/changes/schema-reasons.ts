/** The reasons that several rules for changes of schemas share. */

export const narrower =
  'Requests that were accepted can be refused. Clients that accept more than they get need no change.';
export const wider = 'All former requests are accepted. Clients can get values that they do not expect.';
export const perhapsUsed = 'All former requests are accepted. Few clients depend on such a limit in what they get.';
export const both = 'Former values can be refused, and new ones can occur.';
export const unclear = 'Whether former values still match cannot be decided.';
