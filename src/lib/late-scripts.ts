/** The element at the end of an exported page that holds its scripts until it has been painted. */
export const lateScriptsId = 'late-scripts';
