/** The look of a short message at the bottom of the window. An empty one is invisible. */
export const noticeClassName =
  'pointer-events-none fixed inset-x-0 bottom-6 z-50 mx-auto w-fit rounded bg-ink px-3.5 py-2 text-ui text-ground empty:p-0';

/** In milliseconds: long enough to read the longest message, which says that copying failed. */
export const noticeTime = 4000;
