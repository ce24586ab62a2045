/** What the markup of a static part begins with, by which the export finds it in a payload. */
export const partMark = '<!--part-->';

/** What the text of a script begins with that stands in the HTML alone: a second one would do nothing. */
export const scriptMark = '/*part*/';
