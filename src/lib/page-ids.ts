/** The last part of the bar has it: where that is, all of the bar is. */
export const barEndId = 'bar-end';

/** What is on every page has these: no heading and no operation gets one of them. */
export const pageIds = ['skip', barEndId, 'main'];
