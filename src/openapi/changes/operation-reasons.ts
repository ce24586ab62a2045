/** The reasons that several rules for changes outside of schemas share. */

export const optional = 'Clients need not use it.';
export const relied = 'Clients rely on it.';
export const gone = 'Requests that worked fail.';
