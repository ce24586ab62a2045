/** Routes beside those of the specification's table, each with its reason. A test wants the export equal to the union. */
export const extraRoutes: { path: string; reason: string }[] = [];
