/** The id of a field's control, for what leads to it. */
export const idOfField = (field: string): string => `setting-${field}`;
