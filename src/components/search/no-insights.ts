/** Stands for the switch of `insights.tsx` in a site that is built without events, where nothing shows it. */
export const Insights = () => null;
