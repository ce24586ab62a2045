/** An empty component that replaces `insights.tsx` in a site built without events. */
export const Insights = () => null;
