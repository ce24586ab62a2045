/** The id of the last element of the navbar. Once this element exists, the whole navbar does. */
export const barEndId = 'bar-end';

/** The ids that every page uses. No heading or operation may have one of them. */
export const pageIds = ['skip', barEndId, 'main'];
