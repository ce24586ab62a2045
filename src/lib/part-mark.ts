/** What the markup of a static part begins with, by which the export finds it in a payload. */
export const partMark = '<!--part-->';
