/** What `npm run content` tells the command that has started it: the documents are there, their texts are not yet. */
export const documentsMade = 'documents';
