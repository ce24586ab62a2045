/** An empty component that replaces `insights.tsx` in a site that is built without events. */
export const Insights = () => null;
