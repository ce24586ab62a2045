// Replaces the step that checks the pages.
const { CONTENT_WARNS, CHECK_FAILS, STRICT } = process.env;
if (CONTENT_WARNS) console.error('warning content/a.md:1:1: x');
if (CONTENT_WARNS && STRICT === '1') process.exit(1);
if (CHECK_FAILS) {
  console.error('error content/intro.md:3:1: the link "/x" points to no page');
  process.exit(1);
}

export {};
