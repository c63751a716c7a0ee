/** True if the text is a whole number of zero or more. */
export const isWholeNumber = (typed: unknown): boolean => /^\d+$/.test(String(typed));
